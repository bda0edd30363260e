import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { CountrySource, Route, RouteReason } from '@everyshelf/domain/routing'
import { countryNamesIn } from './country-names.ts'
import { messagesIn, type PageLanguage } from './messages/languages.ts'
import { fill, type Messages } from './messages/messages.ts'

const countryTexts = {
  query: 'countryAsked',
  edge: 'countryLocated',
  ip: 'countryLocated',
  language: 'countryLanguage',
  none: 'countryUnknown',
} as const satisfies Record<CountrySource, keyof Messages>

/** The reasons of a route in a reader's words, in the order in which it was decided. */
export function describeRoute(route: Route, language: PageLanguage): string[] {
  const messages = messagesIn[language]
  const countries = countryNamesIn(language)
  const isCountryOfLink = route.reasons.some(({ code }) => code === 'link-default-country')

  function toText(reason: RouteReason): string | undefined {
    switch (reason.code) {
      case 'country-known':
        return fill(messages[countryTexts[reason.source]], nameCountry(reason.country))
      case 'country-unknown':
        return isCountryOfLink ? undefined : messages.countryUnknown
      case 'link-default-country':
        return fill(messages.countryOfLink, nameCountry(reason.country))
      case 'country-store':
        return fill(messages[storeText(reason.rule)], nameStore(reason))
      case 'service-default-store':
        return fill(messages.storeDefault, nameStore(reason))
      case 'kindle-store':
        return fill(messages.storeKindle, nameStore(reason))
      case 'language-store':
        return fill(messages.storeLanguage, nameStore(reason))
      case 'store-excluded': {
        const other = getMarketplace(reason.excluded).storeName
        return fill(messages.storeInstead, { ...nameStore(reason), other })
      }
      case 'edition-not-sold':
        return fill(messages.editionNotSold, { format: messages[reason.format] })
      case 'identifier-override':
        return fill(messages.ownEdition, nameStore(reason))
      case 'none-sold':
        return messages.noneSold
      case 'search-page':
        return messages.storeSearch
      default:
        return undefined
    }
  }

  const nameCountry = (code: NonNullable<Route['country']>) => ({
    country: countries.get(code) ?? code,
  })
  return route.reasons.map(toText).filter((text) => text !== undefined)
}

function nameStore({ marketplace }: Pick<Route, 'marketplace'>) {
  return { store: getMarketplace(marketplace).storeName }
}

function storeText(rule: Extract<RouteReason, { code: 'country-store' }>['rule']) {
  if (rule === 'own') return 'storeOwn'
  return rule === 'default' || rule === 'none' ? 'storeDefault' : 'storeNearest'
}

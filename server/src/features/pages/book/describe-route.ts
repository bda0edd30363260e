import type { CountryCode } from '@everyshelf/domain/countries'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { retailerName } from '@everyshelf/domain/retailers'
import type { CountrySource, RouteReason } from '@everyshelf/domain/routing'
import { countryNamesIn } from '../frame/country-names.ts'
import { type Messages, messagesIn } from '../messages/languages.ts'

const countryTexts = {
  query: 'countryChosen',
  edge: 'countryFromAddress',
  ip: 'countryFromAddress',
  language: 'countryFromLanguage',
} as const satisfies Record<Exclude<CountrySource, 'none'>, keyof Messages['book']>

type Rule = Extract<RouteReason, { code: 'rule' }>

/** Explains the reasons of a route in the reader's language, in the order of the decisions. */
export function describeRoute(reasons: readonly RouteReason[], language: PageLanguage): string[] {
  const messages = messagesIn[language].book
  const countries = countryNamesIn(language)
  const isCountryOfLink = reasons.some(({ code }) => code === 'link-default-country')

  function toText(reason: RouteReason): string | undefined {
    switch (reason.code) {
      case 'country-known':
        if (reason.source === 'none') return messages.countryUnknown
        return fill(messages[countryTexts[reason.source]], countryOf(reason.country))
      case 'country-unknown':
        return isCountryOfLink ? undefined : messages.countryUnknown
      case 'link-default-country':
        return fill(messages.countryOfLink, countryOf(reason.country))
      case 'rule':
        return describeRule(reason.target)
      case 'country-marketplace':
        return fill(messages[marketplaceText(reason.rule)], storeOf(reason))
      case 'default-marketplace':
        return fill(messages.storeDefault, storeOf(reason))
      case 'kindle-marketplace':
        return fill(messages.storeKindle, storeOf(reason))
      case 'language-marketplace':
        return fill(messages.storeLanguage, storeOf(reason))
      case 'marketplace-excluded': {
        const other = getMarketplace(reason.excluded).storeName
        return fill(messages.storeReplaced, { ...storeOf(reason), other })
      }
      case 'edition-not-sold':
        return fill(messages.editionNotSold, { format: messages[reason.format] })
      case 'identifier-override':
        return fill(messages.ownEdition, storeOf(reason))
      case 'none-sold':
        return messages.noEditionSold
      case 'search-page':
        return messages.storeSearch
      default:
        return undefined
    }
  }

  function describeRule(target: Rule['target']): string | undefined {
    if (target.kind === 'retailer') {
      return fill(messages.storeRule, { store: retailerName(target.retailer, language) })
    }
    return target.kind === 'marketplace' ? fill(messages.storeRule, storeOf(target)) : undefined
  }

  const countryOf = (code: CountryCode) => ({
    country: countries.get(code) ?? code,
  })
  return reasons.map(toText).filter((text) => text !== undefined)
}

function storeOf({ marketplace }: { readonly marketplace: MarketplaceCode }) {
  return { store: getMarketplace(marketplace).storeName }
}

function marketplaceText(rule: Extract<RouteReason, { code: 'country-marketplace' }>['rule']) {
  if (rule === 'own') return 'storeOwn'
  return rule === 'default' || rule === 'none' ? 'storeDefault' : 'storeNearest'
}

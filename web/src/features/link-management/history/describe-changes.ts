import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { isIsbn13 } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { LinkSettings } from '@everyshelf/domain/links'
import { type MarketplaceCode, marketplaceCodes } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { joinNames } from '../destinations/join-names.ts'
import { describeEditions } from './describe-editions.ts'

/** How a link was at one time. */
export interface LinkState {
  readonly slug: string
  readonly settings: LinkSettings
}

/** What differs between two states of one link, a sentence each; empty when nothing does. */
export function describeChanges(
  book: BookIdentifier,
  before: LinkState,
  after: LinkState,
): readonly string[] {
  const was = before.settings
  const is = after.settings
  return [
    ...describeAddress(before, after),
    ...describeEditions(book, was.editions, is.editions),
    ...describeMarketplaces(was, is),
    ...describeRetailers(was.retailers, is.retailers),
    ...describePage(was.look, is.look),
  ]
}

function describeAddress({ slug, settings: was }: LinkState, after: LinkState): string[] {
  const { settings: is } = after
  const texts: string[] = []
  if (slug !== after.slug) texts.push(`Short link changed from /go/${slug} to /go/${after.slug}.`)
  if (was.mode !== is.mode) {
    texts.push(
      is.mode === 'choose'
        ? 'Readers choose a store on your page.'
        : 'Readers go straight to their store.',
    )
  }
  if (was.defaultCountry !== is.defaultCountry) {
    texts.push(
      is.defaultCountry
        ? `Readers with an unknown country are treated as if they were in ${countryInSentence(is.defaultCountry)}.`
        : 'Readers with an unknown country go to the default store again.',
    )
  }
  return texts
}

function describeMarketplaces(was: LinkSettings, is: LinkSettings): string[] {
  return marketplaceCodes.flatMap((code) => [
    ...describeSwitch(
      marketplaceTitle(code),
      !was.excluded.includes(code),
      !is.excluded.includes(code),
    ),
    ...describeOverride(code, was.overrides[code], is.overrides[code]),
  ])
}

function describeSwitch(name: string, wasOn: boolean, isOn: boolean): string[] {
  if (wasOn === isOn) return []
  return [isOn ? `${name} is included again.` : `${name} is excluded.`]
}

function describeOverride(
  code: MarketplaceCode,
  was: BookIdentifier | undefined,
  is: BookIdentifier | undefined,
): string[] {
  const number = is && formatIdentifier(is)
  if (number === (was && formatIdentifier(was))) return []
  const store = marketplaceTitle(code)
  return [number ? `${store} now uses ${number}.` : `${store} uses the default edition again.`]
}

function describeRetailers(
  was: LinkSettings['retailers'],
  is: LinkSettings['retailers'],
): string[] {
  const codes = new Set([
    ...was.off,
    ...is.off,
    ...Object.keys(was.pages),
    ...Object.keys(is.pages),
  ])
  const texts = [...codes].flatMap((code) => {
    const name = retailerName(code)
    const page = is.pages[code]
    return [
      ...describeSwitch(name, !was.off.includes(code), !is.off.includes(code)),
      ...(page === was.pages[code] ? [] : [describePageOf(name, page)]),
    ]
  })
  if (was.order.join() !== is.order.join()) {
    texts.push(
      is.order.length > 0
        ? `First stores on your page: ${joinNames(is.order.map(retailerName))}.`
        : 'Stores on your page are back in the default order.',
    )
  }
  return texts
}

function describePageOf(name: string, page: string | undefined): string {
  if (!page) return `The custom page for ${name} was removed.`
  return isIsbn13(page) ? `${name} now uses ISBN ${page}.` : `${name} now opens ${page}.`
}

const formatPatterns = { print: 'print', ebook: 'ebooks', audio: 'audiobooks' }

function describePage(was: LinkSettings['look'], is: LinkSettings['look']): string[] {
  const texts: string[] = []
  if (was.note !== is.note) {
    texts.push(
      is.note ? `The note on your page is now “${is.note}”.` : 'The note on your page was removed.',
    )
  }
  if (was.accent !== is.accent) texts.push(`The page color is now ${is.accent ?? 'the default'}.`)
  if (was.formats.join() !== is.formats.join()) {
    const shown = is.formats.map((format) => formatPatterns[format])
    texts.push(
      `Your page now shows ${shown.length > 0 ? `stores for ${joinNames(shown)}` : 'only Amazon'}.`,
    )
  }
  return texts
}

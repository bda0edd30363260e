import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { isIsbn13 } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { LinkSettings } from '@everyshelf/domain/links'
import { type MarketplaceCode, marketplaceCodes } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { placeName } from '../../../components/places/place-name.ts'
import { nameSome } from '../readers/name-some.ts'
import { describeLadder } from './describe-ladder.ts'

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
    ...describeLadder(book, was.editions, is.editions),
    ...describeStores(was, is),
    ...describeShops(was.shops, is.shops),
    ...describePage(was.look, is.look),
  ]
}

function describeAddress({ slug, settings: was }: LinkState, after: LinkState): string[] {
  const { settings: is } = after
  const texts: string[] = []
  if (slug !== after.slug) texts.push(`Short name ${slug} became ${after.slug}.`)
  if (was.mode !== is.mode) {
    texts.push(
      is.mode === 'choose'
        ? 'Readers choose a store on your page.'
        : 'Readers go to their store at once.',
    )
  }
  if (was.defaultCountry !== is.defaultCountry) {
    texts.push(
      is.defaultCountry
        ? `Readers of unknown country are taken to be in ${placeName(is.defaultCountry)}.`
        : 'Readers of unknown country get the usual store again.',
    )
  }
  return texts
}

function describeStores(was: LinkSettings, is: LinkSettings): string[] {
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
  return [isOn ? `${name} is used again.` : `${name} is left out.`]
}

function describeOverride(
  code: MarketplaceCode,
  was: BookIdentifier | undefined,
  is: BookIdentifier | undefined,
): string[] {
  const number = is && formatIdentifier(is)
  if (number === (was && formatIdentifier(was))) return []
  const store = marketplaceTitle(code)
  return [number ? `${store} has ${number} instead.` : `${store} has the usual edition again.`]
}

function describeShops(was: LinkSettings['shops'], is: LinkSettings['shops']): string[] {
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
        ? `Shops on your page begin with ${nameSome(is.order.map(retailerName))}.`
        : 'Shops on your page are in the usual order again.',
    )
  }
  return texts
}

function describePageOf(name: string, page: string | undefined): string {
  if (!page) return `${name} has no page of your own any more.`
  return isIsbn13(page) ? `${name} has ISBN ${page}.` : `${name} has the page ${page}.`
}

const formatWords = { print: 'print', ebook: 'ebooks', audio: 'audiobooks' }

function describePage(was: LinkSettings['look'], is: LinkSettings['look']): string[] {
  const texts: string[] = []
  if (was.note !== is.note) {
    texts.push(
      is.note ? `The note on your page says “${is.note}”` : 'Your page has no note any more.',
    )
  }
  if (was.accent !== is.accent)
    texts.push(`The colour of your page is ${is.accent ?? 'the usual one'}.`)
  if (was.formats.join() !== is.formats.join()) {
    const shown = is.formats.map((format) => formatWords[format])
    texts.push(`Your page shows ${shown.length > 0 ? nameSome(shown) : 'no other shops'}.`)
  }
  return texts
}

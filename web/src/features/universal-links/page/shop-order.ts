import type { CountryCode } from '@everyshelf/domain/countries'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { listShopRoutes, type RoutableLink } from '@everyshelf/domain/routing'
import { countriesByName } from '../../../components/places/place-name.ts'

/** One shop that could stand on the page. */
export interface ShopRow {
  readonly shop: Retailer
  /** Counted from 0 among those that the owner put first; null for the usual place. */
  readonly place: number | null
  readonly isOn: boolean
}

/**
 * Every shop with an address for the book, whether it is shown or not: the owner's order first, then
 * the shops of a country as its readers see them.
 */
export function listShopRows(link: RoutableLink, country: CountryCode): readonly ShopRow[] {
  const { order, off } = link.shops
  const everything = { ...link, shops: { ...link.shops, off: [] } }
  const there = listShopRoutes(everything, country).map(({ shop }) => shop)
  const all = listShopRoutes(everything, null)
    .map(({ shop }) => shop)
    .toSorted((a, b) => rank(a) - rank(b))
  function rank({ code }: Retailer): number {
    const own = order.indexOf(code)
    if (own >= 0) return own
    const usual = there.findIndex((shop) => shop.code === code)
    return order.length + (usual >= 0 ? usual : there.length)
  }
  const ordered = order.filter((code) => all.some((shop) => shop.code === code))
  return all.map((shop) => {
    const place = ordered.indexOf(shop.code)
    return { shop, place: place < 0 ? null : place, isOn: !off.includes(shop.code) }
  })
}

export interface ShopFilter {
  readonly text: string
  /** Null for every country. */
  readonly country: CountryCode | null
}

/** Those that are looked for; what the owner put first is always among those of a country. */
export function filterRows(rows: readonly ShopRow[], { text, country }: ShopFilter): ShopRow[] {
  const words = text.trim().toLocaleLowerCase('en')
  return rows.filter(({ shop, place }) => {
    if (words) return describeShop(shop).includes(words)
    return !country || place !== null || shop.countries.includes(country)
  })
}

const countryNames = new Map(countriesByName.map(({ code, name }) => [code, name]))

function describeShop({ name, countries }: Retailer): string {
  return [name, ...countries.map((code) => countryNames.get(code))]
    .join('\n')
    .toLocaleLowerCase('en')
}

/**
 * Up by one: a shop that had no place goes to the end of the owner's order; down from its end, back to
 * the usual place.
 */
export function moveShop(
  rows: readonly ShopRow[],
  code: RetailerCode,
  way: 'up' | 'down',
): RetailerCode[] {
  const order = rows.filter(({ place }) => place !== null).map(({ shop }) => shop.code)
  const from = order.indexOf(code)
  if (from < 0) return way === 'up' ? [...order, code] : order
  const to = way === 'up' ? from - 1 : from + 1
  if (to < 0) return order
  const rest = order.filter((other) => other !== code)
  return to < order.length ? rest.toSpliced(to, 0, code) : rest
}

/** Shows a shop, or leaves it out. */
export function switchShop(
  off: readonly RetailerCode[],
  code: RetailerCode,
  isOn: boolean,
): RetailerCode[] {
  const rest = off.filter((other) => other !== code)
  return isOn ? rest : [...rest, code]
}

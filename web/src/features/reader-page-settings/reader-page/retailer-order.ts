import type { CountryCode } from '@everyshelf/domain/countries'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { listRetailerRoutes, type RoutableLink } from '@everyshelf/domain/routing'
import { countriesByName } from '../../../components/countries/country-names.ts'

/** One retailer that the page can show. */
export interface RetailerOrderItem {
  readonly retailer: Retailer
  /** Counted from 0 among those that the owner put first; null for the usual place. */
  readonly position: number | null
  readonly isOn: boolean
}

/**
 * Every retailer with an address for the book, whether it is shown or not: the owner's order first,
 * then the retailers in a country as readers there see them.
 */
export function listRetailerOrder(
  link: RoutableLink,
  country: CountryCode,
): readonly RetailerOrderItem[] {
  const { order, off } = link.retailers
  const everything = { ...link, retailers: { ...link.retailers, off: [] } }
  const there = listRetailerRoutes(everything, country).map(({ retailer }) => retailer)
  const all = listRetailerRoutes(everything, null)
    .map(({ retailer }) => retailer)
    .toSorted((a, b) => rank(a) - rank(b))
  function rank({ code }: Retailer) {
    const own = order.indexOf(code)
    if (own >= 0) return own
    const usual = there.findIndex((retailer) => retailer.code === code)
    return order.length + (usual >= 0 ? usual : there.length)
  }
  const ordered = order.filter((code) => all.some((retailer) => retailer.code === code))
  return all.map((retailer) => {
    const position = ordered.indexOf(retailer.code)
    return {
      retailer,
      position: position < 0 ? null : position,
      isOn: !off.includes(retailer.code),
    }
  })
}

interface RetailerFilter {
  readonly text: string
  /** Null for every country. */
  readonly country: CountryCode | null
}

/** Those that are looked for; what the owner put first is always among those of a country. */
export function filterRows(
  rows: readonly RetailerOrderItem[],
  { text, country }: RetailerFilter,
): RetailerOrderItem[] {
  const words = text.trim().toLocaleLowerCase('en')
  return rows.filter(({ retailer, position }) => {
    if (words) return describeRetailer(retailer).includes(words)
    return !country || position !== null || retailer.countries.includes(country)
  })
}

const countryNames = new Map(countriesByName.map(({ code, name }) => [code, name]))

function describeRetailer({ name, countries }: Retailer) {
  return [name, ...countries.map((code) => countryNames.get(code))]
    .join('\n')
    .toLocaleLowerCase('en')
}

/**
 * Moves a retailer by one place. Moved up, a retailer without a place joins the end of the owner's order.
 * Moved down from the end, it returns to its usual place.
 */
export function moveRetailer(
  rows: readonly RetailerOrderItem[],
  code: RetailerCode,
  direction: 'up' | 'down',
): RetailerCode[] {
  const order = rows
    .filter(({ position }) => position !== null)
    .map(({ retailer }) => retailer.code)
  const from = order.indexOf(code)
  if (from < 0) return direction === 'up' ? [...order, code] : order
  const to = direction === 'up' ? from - 1 : from + 1
  if (to < 0) return order
  const rest = order.filter((other) => other !== code)
  return to < order.length ? rest.toSpliced(to, 0, code) : rest
}

/** Shows or hides a retailer. */
export function switchRetailer(
  off: readonly RetailerCode[],
  code: RetailerCode,
  isOn: boolean,
): RetailerCode[] {
  const rest = off.filter((other) => other !== code)
  return isOn ? rest : [...rest, code]
}

import { countryName, parseCountryCode } from '@everyshelf/domain/countries'
import type { GeneratedLinks } from '../../../components/book-field/make-links.ts'

export type RetailerLinks = GeneratedLinks['retailerLinks']

export interface RetailerGroup {
  readonly title: string
  readonly links: RetailerLinks
}

/** A retailer that sells in more countries than this gets no group of its own country. */
const FEW_COUNTRIES = 3

/** Groups retailers by country: the visitor's own first, then multi-country retailers, then by name. */
export function groupRetailers(links: RetailerLinks, language: string): RetailerGroup[] {
  const own = parseCountryCode(new Intl.Locale(language).maximize().region)
  const groups = new Map<string, { rank: number; links: RetailerLinks[number][] }>()
  for (const link of links) {
    const [first] = link.countries
    const isOwn = own !== undefined && link.countries.includes(own)
    const isWide = first === undefined || link.countries.length > FEW_COUNTRIES
    const title = isOwn ? countryName(own) : isWide ? 'Multiple countries' : countryName(first)
    const group = groups.get(title) ?? { rank: isOwn ? 0 : isWide ? 1 : 2, links: [] }
    group.links.push(link)
    groups.set(title, group)
  }
  return [...groups]
    .sort(([a, { rank }], [b, other]) => rank - other.rank || a.localeCompare(b))
    .map(([title, group]) => ({ title, links: group.links }))
}

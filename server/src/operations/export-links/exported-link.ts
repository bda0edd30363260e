import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { type ReaderContext, type RoutableLink, resolveRoute } from '@everyshelf/domain/routing'

/** Where the readers of one link land, as rules that need no server of ours. */
export interface ExportedLink {
  readonly slug: Slug
  readonly places: readonly { readonly countries: readonly CountryCode[]; readonly url: string }[]
  /** For readers of all other countries, and of none that is known. */
  readonly otherwise: string
}

/** Asks the live resolver for every country, and puts those together that land at one address. */
export function toExportedLink(
  slug: Slug,
  link: RoutableLink,
  defaultTags: AffiliateTags,
): ExportedLink {
  const urlIn = (country: CountryCode | null) =>
    resolveRoute(link, readerIn(country), defaultTags).url
  const otherwise = urlIn(null)
  const places = new Map<string, CountryCode[]>()
  for (const country of countryCodes) {
    const url = urlIn(country)
    if (url === otherwise) continue
    const countries = places.get(url)
    if (countries) countries.push(country)
    else places.set(url, [country])
  }
  return { slug, places: [...places].map(([url, countries]) => ({ countries, url })), otherwise }
}

/** What an edge network tells of a reader; it does not tell their languages. */
function readerIn(country: CountryCode | null): ReaderContext {
  return { country, countrySource: country ? 'edge' : 'none', languages: [] }
}

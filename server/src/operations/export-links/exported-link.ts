import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { type ReaderContext, type RoutableLink, resolveRoute } from '@everyshelf/domain/routing'

/** The destinations of one link by country, for rules that need no server. */
export interface ExportedLink {
  readonly slug: Slug
  readonly destinations: readonly {
    readonly countries: readonly CountryCode[]
    readonly url: string
  }[]
  /** For all other countries and for an unknown country. */
  readonly defaultUrl: string
}

/** Resolves the link for every country and groups countries by destination URL. */
export function toExportedLink(
  slug: Slug,
  link: RoutableLink,
  defaultTags: AffiliateTags,
): ExportedLink {
  const urlIn = (country: CountryCode | null) =>
    resolveRoute(link, readerIn(country), defaultTags).url
  const defaultUrl = urlIn(null)
  const destinations = new Map<string, CountryCode[]>()
  for (const country of countryCodes) {
    const url = urlIn(country)
    if (url === defaultUrl) continue
    const countries = destinations.get(url)
    if (countries) countries.push(country)
    else destinations.set(url, [country])
  }
  return {
    slug,
    destinations: [...destinations].map(([url, countries]) => ({ countries, url })),
    defaultUrl,
  }
}

/** A reader as an edge network knows them: by country, without languages. */
function readerIn(country: CountryCode | null): ReaderContext {
  return { country, countrySource: country ? 'edge' : 'none', languages: [] }
}

import type { AffiliateTag, AffiliateTags, TagOwner } from '../affiliate/index.ts'
import type { EditionFormat } from '../books/index.ts'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type MarketplaceCode, marketplaceCodes } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'
import type { ReaderContext } from './reader.ts'
import { findDestination } from './resolve-route.ts'
import type { RoutableLink } from './routable-link.ts'

/** One destination, and all countries whose readers go there. */
export interface DestinationCountries {
  readonly countries: readonly CountryCode[]
  readonly retailer: RetailerCode
  /** Null for retailers other than Amazon. */
  readonly marketplace: MarketplaceCode | null
  readonly url: string
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly format: EditionFormat | null
  readonly isSold: boolean
  /** The owner's rule sends these readers to the reader page. */
  readonly isPage: boolean
}

/**
 * Lists the destinations of a link for all 250 countries. Each URL appears once, in the order of
 * the marketplaces, then other retailers. `readerIn` creates a typical reader in a country.
 *
 * @example listDestinations(link, (country) => ({ country, countrySource: 'ip', languages: [] }), {})[0]?.marketplace // 'us'
 */
export function listDestinations(
  link: RoutableLink,
  readerIn: (country: CountryCode) => ReaderContext,
  defaultTags: AffiliateTags,
  requestedFormat: EditionFormat | null = null,
): DestinationCountries[] {
  const destinations = new Map<
    string,
    DestinationCountries & { readonly countries: CountryCode[] }
  >()
  for (const country of countryCodes) {
    const destination = findDestination(link, readerIn(country), defaultTags, requestedFormat)
    const { country: _country, rule, ...facts } = destination
    const isPage = rule === 'page'
    // Two countries can share a URL: in one the book is found, in the other the page says that it
    // is not sold, or a rule opens the reader page. They stay separate.
    const key = `${facts.isSold} ${isPage} ${facts.url}`
    const known = destinations.get(key)
    if (known) known.countries.push(country)
    else destinations.set(key, { countries: [country], ...facts, isPage })
  }
  const rank = ({ marketplace }: DestinationCountries) =>
    marketplace ? marketplaceCodes.indexOf(marketplace) : marketplaceCodes.length
  return [...destinations.values()].toSorted((a, b) => rank(a) - rank(b))
}

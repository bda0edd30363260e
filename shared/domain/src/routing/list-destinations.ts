import type { AffiliateTag, AffiliateTags, TagOwner } from '../affiliate/index.ts'
import type { EditionFormat } from '../books/index.ts'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type MarketplaceCode, marketplaceCodes } from '../marketplaces/index.ts'
import type { RoutableLink } from './choose-product.ts'
import type { ReaderContext } from './reader.ts'
import { findDestination } from './resolve-route.ts'

/** One destination, and all countries whose readers go there. */
export interface DestinationCountries {
  readonly countries: readonly CountryCode[]
  readonly marketplace: MarketplaceCode
  readonly url: string
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly format: EditionFormat | null
  readonly isSold: boolean
}

/**
 * Lists the destinations of a link for all 250 countries. Each URL appears once, in the order of
 * the marketplaces. `readerIn` makes a typical reader of a country.
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
    const { marketplace, url, tag, tagOwner, format, isSold } = destination
    // Two countries can share a search URL: in one the book is found, in the other the page says
    // that it is not sold. They stay separate.
    const key = `${isSold} ${url}`
    const known = destinations.get(key)
    if (known) known.countries.push(country)
    else {
      const destination = { countries: [country], marketplace, url, tag, tagOwner, format, isSold }
      destinations.set(key, destination)
    }
  }
  const rank = ({ marketplace }: DestinationCountries) => marketplaceCodes.indexOf(marketplace)
  return [...destinations.values()].toSorted((a, b) => rank(a) - rank(b))
}

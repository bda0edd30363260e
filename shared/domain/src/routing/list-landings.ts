import type { AffiliateTag, AffiliateTags, TagOwner } from '../affiliate/index.ts'
import type { EditionFormat } from '../books/index.ts'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type MarketplaceCode, marketplaceCodes } from '../marketplaces/index.ts'
import type { RoutableLink } from './choose-store.ts'
import type { ReaderContext } from './reader.ts'
import { findDestination } from './resolve-route.ts'

/** One address, and the readers of which countries land at it. */
export interface Landing {
  readonly countries: readonly CountryCode[]
  readonly marketplace: MarketplaceCode
  readonly url: string
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly format: EditionFormat | null
  readonly isSold: boolean
}

/**
 * Where the readers of every country land: each address once, in the usual order of the stores.
 *
 * @example listLandings(link, (country) => ({ country, countrySource: 'ip', languages: [] }), {})[0]?.marketplace // 'us'
 */
export function listLandings(
  link: RoutableLink,
  readerIn: (country: CountryCode) => ReaderContext,
  defaultTags: AffiliateTags,
  askedFormat: EditionFormat | null = null,
): Landing[] {
  const landings = new Map<string, Landing & { readonly countries: CountryCode[] }>()
  for (const country of countryCodes) {
    const destination = findDestination(link, readerIn(country), defaultTags, askedFormat)
    const { marketplace, url, tag, tagOwner, format, isSold } = destination
    // A store's search may be where one country finds a book and another is told that it is not sold.
    const address = `${isSold} ${url}`
    const known = landings.get(address)
    if (known) known.countries.push(country)
    else {
      const landing = { countries: [country], marketplace, url, tag, tagOwner, format, isSold }
      landings.set(address, landing)
    }
  }
  const place = ({ marketplace }: Landing) => marketplaceCodes.indexOf(marketplace)
  return [...landings.values()].toSorted((a, b) => place(a) - place(b))
}

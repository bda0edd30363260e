import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { type LinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { chooseSeller, plainLink } from '@everyshelf/domain/routing'
import { uiLanguage } from '@everyshelf/ui/labels'

/** The countries of the twelve core marketplaces, and neighbors with many readers. */
const MAIN_COUNTRIES: readonly CountryCode[] = [
  'US',
  'GB',
  'IE',
  'CA',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'JP',
  'IN',
  'BR',
  'MX',
  'AU',
  'NZ',
]

export interface DestinationCountries {
  /** Null for a retailer other than Amazon, which a rule of the owner names. */
  readonly marketplace: MarketplaceCode | null
  readonly storeName: string
  readonly countries: readonly CountryCode[]
}

/** Only Premium owners have managed links, so rules apply. Tags do not change where readers go. */
const MANAGED_OWNER = { isPremium: true, tags: {} }

/**
 * The store that readers in each main country go to, computed by the same code as the redirect.
 * `settings` are the settings of a saved link.
 */
export function listDestinations(
  identifier: BookIdentifier,
  format: EditionFormat | null = null,
  settings: LinkSettings | null = null,
): DestinationCountries[] {
  const link = settings
    ? toRoutableLink(identifier, MANAGED_OWNER, settings)
    : plainLink(identifier, null, format)
  const destinations = new Map<string, DestinationCountries & { countries: CountryCode[] }>()
  for (const country of MAIN_COUNTRIES) {
    const choice = chooseSeller(link, { country, countrySource: 'query', languages: [] })
    const marketplace = 'retailer' in choice ? null : choice.marketplace
    const storeName =
      'retailer' in choice
        ? retailerName(choice.retailer.code, uiLanguage())
        : getMarketplace(choice.marketplace).storeName
    const known = destinations.get(storeName)
    if (known) known.countries.push(country)
    else destinations.set(storeName, { marketplace, storeName, countries: [country] })
  }
  return [...destinations.values()]
}

import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { type LinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { chooseProduct, plainLink } from '@everyshelf/domain/routing'

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
  readonly store: MarketplaceCode
  readonly countries: readonly CountryCode[]
}

/**
 * The marketplace that readers of each main country go to, computed by the same code as the redirect.
 * `settings` are the settings of a saved link.
 */
export function listDestinations(
  identifier: BookIdentifier,
  format: EditionFormat | null = null,
  settings: LinkSettings | null = null,
): DestinationCountries[] {
  const link = settings
    ? toRoutableLink(identifier, null, settings)
    : plainLink(identifier, null, format)
  const storeOf = (country: CountryCode) =>
    chooseProduct(link, { country, countrySource: 'query', languages: [] }).marketplace
  const groups = Map.groupBy(MAIN_COUNTRIES, storeOf)
  return [...groups].map(([store, countries]) => ({ store, countries }))
}

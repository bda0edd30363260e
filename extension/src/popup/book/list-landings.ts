import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { type LinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { chooseStore, plainLink } from '@everyshelf/domain/routing'

/** The countries with a store of the twelve, and neighbours of theirs with many readers. */
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

export interface Landing {
  readonly store: MarketplaceCode
  readonly countries: readonly CountryCode[]
}

/**
 * In which store the readers of the main countries land: the redirect's own decision, made here.
 * `settings` are what the owner of a saved link has decided for it.
 */
export function listLandings(
  identifier: BookIdentifier,
  format: EditionFormat | null = null,
  settings: LinkSettings | null = null,
): Landing[] {
  const link = settings
    ? toRoutableLink(identifier, null, settings)
    : plainLink(identifier, null, format)
  const storeOf = (country: CountryCode) =>
    chooseStore(link, { country, countrySource: 'query', languages: [] }).marketplace
  const groups = Map.groupBy(MAIN_COUNTRIES, storeOf)
  return [...groups].map(([store, countries]) => ({ store, countries }))
}

import type { CountryCode } from '../countries/index.ts'

/** Our codes for Amazon's marketplaces; `uk` is the one of the country `GB`. */
export const marketplaceCodes = [
  'us',
  'uk',
  'ca',
  'de',
  'fr',
  'es',
  'it',
  'jp',
  'in',
  'br',
  'mx',
  'au',
  'nl',
  'se',
  'pl',
  'be',
  'ie',
  'sg',
  'ae',
  'sa',
  'eg',
  'tr',
  'za',
] as const

export type MarketplaceCode = (typeof marketplaceCodes)[number]

/** One retailer in one country; here, Amazon in one country. */
export interface Marketplace {
  readonly code: MarketplaceCode
  readonly country: CountryCode
  /** The country in English, as in "Amazon United States". */
  readonly name: string
  /** The name for display, "Amazon.com". */
  readonly storeName: string
  /** The registered domain; the pages are at `www.` and this domain. */
  readonly domain: string
  readonly flag: string
  /** ISO 4217 */
  readonly currency: string
  /** BCP 47, the main language first. */
  readonly languages: readonly string[]
  /**
   * Whether it is one of the specification's twelve, which the tag grid and the direct links show.
   */
  readonly core: boolean
  readonly sellsKindle: boolean
  /** Hosts of the Kindle web reader, whose URLs also name books. */
  readonly readerHosts: readonly string[]
  /** The sign-up page of this marketplace's affiliate program (Amazon Associates). */
  readonly associatesUrl: string | null
  /** The usual end of its tags; use it for hints, never for checks. */
  readonly tagSuffix: string
}

/**
 * Whether a value is the code of one of Amazon's 23 marketplaces.
 *
 * @example isMarketplaceCode('uk') // true
 */
export function isMarketplaceCode(value: unknown): value is MarketplaceCode {
  return marketplaceCodes.includes(value as MarketplaceCode)
}

import type { CountryCode } from '../countries/index.ts'

/** Our own code of an Amazon store; `uk` is the store of the country `GB`. */
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

/** One retailer in one country: here, an Amazon store. */
export interface Marketplace {
  readonly code: MarketplaceCode
  readonly country: CountryCode
  /** The country in English, as in "Amazon United States". */
  readonly name: string
  /** The store's own name, "Amazon.com". */
  readonly storeName: string
  /** The registered domain; pages live at `www.` before it. */
  readonly domain: string
  readonly flag: string
  /** ISO 4217 */
  readonly currency: string
  /** BCP 47, the store's first language first. */
  readonly languages: readonly string[]
  /** One of the specification's twelve, which the tag grid and the direct links show. */
  readonly core: boolean
  readonly sellsKindle: boolean
  /** Hosts of the Kindle web reader, whose URLs also name books. */
  readonly readerHosts: readonly string[]
  /** Where an author joins this store's affiliate programme (Amazon Associates). */
  readonly associatesUrl: string | null
  /** What tags of this store usually end in; a hint for typing, never a check. */
  readonly tagSuffix: string
}

export function isMarketplaceCode(value: unknown): value is MarketplaceCode {
  return marketplaceCodes.includes(value as MarketplaceCode)
}

import { baseLanguage, type CountryCode } from '../countries/index.ts'
import {
  coreMarketplaces,
  countryRouting,
  getMarketplace,
  type MarketplaceCode,
} from '../marketplaces/index.ts'
import type { ReaderContext } from './reader.ts'
import type { RouteReason } from './route-reason.ts'

/** Where nothing tells the country, and the link has no default of its own. */
export const DEFAULT_MARKETPLACE: MarketplaceCode = 'us'

/**
 * Countries that Amazon's Kindle territories put under several stores at once; the reader's language
 * decides. Belgium's Dutch speakers find their Kindle books at amazon.nl.
 * Source: KDP help, eBook Distribution Rights (G200652410).
 */
const sharedTerritories: Readonly<Partial<Record<CountryCode, readonly MarketplaceCode[]>>> = {
  CH: ['de', 'fr', 'it'],
  LU: ['de', 'fr'],
  BE: ['fr', 'nl'],
}

function byLanguage(
  country: CountryCode,
  usual: MarketplaceCode,
  reader: ReaderContext,
): { language: string; marketplace: MarketplaceCode } | undefined {
  const stores = sharedTerritories[country]
  if (!stores?.includes(usual)) return undefined
  for (const tag of reader.languages) {
    const language = baseLanguage(tag)
    const marketplace = stores.find(
      (code) => baseLanguage(getMarketplace(code).languages[0] ?? '') === language,
    )
    if (marketplace) return { language, marketplace }
  }
  return undefined
}

export interface StoreRanking {
  /** Best first, never empty, none twice. */
  readonly stores: readonly MarketplaceCode[]
  readonly reasons: readonly RouteReason[]
}

/**
 * The stores a reader may be sent to, best first: their country's, then its alternatives, then the
 * default. Kindle books follow the Kindle territories; where several stores share a country, the
 * reader's language decides.
 */
export function rankMarketplaces(
  country: CountryCode,
  isKindle: boolean,
  reader: ReaderContext,
): StoreRanking {
  const routing = countryRouting(country)
  const usual = isKindle ? routing.kindle : routing.extended
  const reasons: RouteReason[] = [
    isKindle
      ? { code: 'kindle-store', marketplace: usual }
      : { code: 'country-store', country, rule: routing.rule, marketplace: usual },
  ]
  const spoken = byLanguage(country, usual, reader)
  if (spoken && spoken.marketplace !== usual) reasons.push({ code: 'language-store', ...spoken })
  const stores = new Set<MarketplaceCode>()
  if (spoken) stores.add(spoken.marketplace)
  stores.add(usual)
  for (const code of routing.alternatives) stores.add(code)
  stores.add(DEFAULT_MARKETPLACE)
  return { stores: [...stores], reasons }
}

/** Nothing tells the country: the default store, then the other eleven of the core set. */
export function rankWithoutCountry(): StoreRanking {
  return {
    stores: coreMarketplaces.map(({ code }) => code),
    reasons: [{ code: 'service-default-store', marketplace: DEFAULT_MARKETPLACE }],
  }
}

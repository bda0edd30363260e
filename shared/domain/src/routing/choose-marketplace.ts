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

interface SpokenStore {
  readonly language: string
  readonly marketplace: MarketplaceCode
}

function byLanguage(
  country: CountryCode,
  isKindle: boolean,
  { languages }: ReaderContext,
): SpokenStore | undefined {
  const stores = sharedTerritories[country]
  if (!stores?.includes(usualStore(country, isKindle))) return undefined
  for (const tag of languages) {
    const language = baseLanguage(tag)
    const marketplace = stores.find(
      (code) => baseLanguage(getMarketplace(code).languages[0] ?? '') === language,
    )
    if (marketplace) return { language, marketplace }
  }
  return undefined
}

function usualStore(country: CountryCode, isKindle: boolean): MarketplaceCode {
  const routing = countryRouting(country)
  return isKindle ? routing.kindle : routing.extended
}

export interface StoreRanking {
  /** Best first, never empty, none twice. */
  readonly stores: readonly MarketplaceCode[]
  readonly reasons: readonly RouteReason[]
}

/** Where language has no say, a country's readers are ranked alike: made when the first one comes. */
const usualRankings = {
  print: new Map<CountryCode, StoreRanking>(),
  kindle: new Map<CountryCode, StoreRanking>(),
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
  const spoken = byLanguage(country, isKindle, reader)
  if (spoken) return rank(country, isKindle, spoken)
  const rankings = isKindle ? usualRankings.kindle : usualRankings.print
  const known = rankings.get(country)
  if (known) return known
  const ranking = rank(country, isKindle)
  rankings.set(country, ranking)
  return ranking
}

function rank(country: CountryCode, isKindle: boolean, spoken?: SpokenStore): StoreRanking {
  const { rule, alternatives } = countryRouting(country)
  const usual = usualStore(country, isKindle)
  const reasons: RouteReason[] = [
    isKindle
      ? { code: 'kindle-store', marketplace: usual }
      : { code: 'country-store', country, rule, marketplace: usual },
  ]
  if (spoken && spoken.marketplace !== usual) reasons.push({ code: 'language-store', ...spoken })
  const first = spoken?.marketplace ?? usual
  return { stores: [...new Set([first, usual, ...alternatives, DEFAULT_MARKETPLACE])], reasons }
}

/** Nothing tells the country: the default store, then the other eleven of the core set. */
export const rankingWithoutCountry: StoreRanking = {
  stores: coreMarketplaces.map(({ code }) => code),
  reasons: [{ code: 'service-default-store', marketplace: DEFAULT_MARKETPLACE }],
}

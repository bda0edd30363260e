import { baseLanguage, type CountryCode } from '../countries/index.ts'
import {
  coreMarketplaces,
  countryRouting,
  getMarketplace,
  type MarketplaceCode,
} from '../marketplaces/index.ts'
import type { ReaderContext } from './reader.ts'
import type { RouteReason } from './route-reason.ts'

/** For readers of unknown country, if the link has no default country. */
export const DEFAULT_MARKETPLACE: MarketplaceCode = 'us'

/**
 * Countries whose readers can buy Kindle books in several marketplaces. The reader's language
 * decides. Dutch speakers in Belgium find their Kindle books at amazon.nl. Source: KDP help, eBook
 * Distribution Rights (G200652410).
 */
const sharedTerritories: Readonly<Partial<Record<CountryCode, readonly MarketplaceCode[]>>> = {
  CH: ['de', 'fr', 'it'],
  LU: ['de', 'fr'],
  BE: ['fr', 'nl'],
}

interface LanguageMarketplace {
  readonly language: string
  readonly marketplace: MarketplaceCode
}

function findByLanguage(
  country: CountryCode,
  isKindle: boolean,
  { languages }: ReaderContext,
): LanguageMarketplace | undefined {
  const marketplaces = sharedTerritories[country]
  if (!marketplaces?.includes(defaultMarketplaceOf(country, isKindle))) return undefined
  for (const tag of languages) {
    const language = baseLanguage(tag)
    const marketplace = marketplaces.find(
      (code) => baseLanguage(getMarketplace(code).languages[0] ?? '') === language,
    )
    if (marketplace) return { language, marketplace }
  }
  return undefined
}

function defaultMarketplaceOf(country: CountryCode, isKindle: boolean): MarketplaceCode {
  const routing = countryRouting(country)
  return isKindle ? routing.kindle : routing.extended
}

export interface MarketplaceRanking {
  /** Best first, at least one, none twice. */
  readonly marketplaces: readonly MarketplaceCode[]
  readonly reasons: readonly RouteReason[]
}

/**
 * The rankings that do not depend on the reader's language, filled on first use. A redirect takes
 * them from here.
 */
const countryRankings = {
  print: new Map<CountryCode, MarketplaceRanking>(),
  kindle: new Map<CountryCode, MarketplaceRanking>(),
}

/**
 * Ranks the marketplaces for a reader, best first: the one of their country, then its alternatives,
 * then the default. Kindle books follow Amazon's Kindle territories. If several marketplaces serve
 * the country, the reader's language decides. Source: `countryRouting`.
 *
 * @example rankMarketplaces('CH', true, { country: 'CH', countrySource: 'ip', languages: ['fr'] }).marketplaces // ['fr', 'de', 'it', 'us']
 */
export function rankMarketplaces(
  country: CountryCode,
  isKindle: boolean,
  reader: ReaderContext,
): MarketplaceRanking {
  const preferred = findByLanguage(country, isKindle, reader)
  if (preferred) return rank(country, isKindle, preferred)
  const rankings = isKindle ? countryRankings.kindle : countryRankings.print
  const known = rankings.get(country)
  if (known) return known
  const ranking = rank(country, isKindle)
  rankings.set(country, ranking)
  return ranking
}

function rank(
  country: CountryCode,
  isKindle: boolean,
  preferred?: LanguageMarketplace,
): MarketplaceRanking {
  const { rule: coreRule, alternatives } = countryRouting(country)
  const standard = defaultMarketplaceOf(country, isKindle)
  // The table's rule is about the twelve core marketplaces. The others are the own store of some countries.
  const rule = getMarketplace(standard).country === country ? 'own' : coreRule
  const reasons: RouteReason[] = [
    isKindle
      ? { code: 'kindle-marketplace', marketplace: standard }
      : { code: 'country-marketplace', country, rule, marketplace: standard },
  ]
  if (preferred && preferred.marketplace !== standard)
    reasons.push({ code: 'language-marketplace', ...preferred })
  const first = preferred?.marketplace ?? standard
  return {
    marketplaces: [...new Set([first, standard, ...alternatives, DEFAULT_MARKETPLACE])],
    reasons,
  }
}

/**
 * The ranking for an unknown country: the default marketplace, then the other eleven core
 * marketplaces.
 */
export const rankingWithoutCountry: MarketplaceRanking = {
  marketplaces: coreMarketplaces.map(({ code }) => code),
  reasons: [{ code: 'default-marketplace', marketplace: DEFAULT_MARKETPLACE }],
}

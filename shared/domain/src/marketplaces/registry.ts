import type { CountryCode } from '../countries/index.ts'
import { amazonMarketplaces } from './amazon-marketplaces.ts'
import type { Marketplace, MarketplaceCode } from './marketplace.ts'

export const marketplaces: readonly Marketplace[] = amazonMarketplaces

export const coreMarketplaces: readonly Marketplace[] = marketplaces.filter(({ core }) => core)

const byCode = new Map(marketplaces.map((marketplace) => [marketplace.code, marketplace]))
const byCountry = new Map(marketplaces.map((marketplace) => [marketplace.country, marketplace]))

/**
 * Returns the marketplace for a code. Every code of the type has one, so it throws a RangeError only
 * for values that were not checked.
 *
 * @example getMarketplace('de').storeName // 'Amazon.de'
 */
export function getMarketplace(code: MarketplaceCode): Marketplace {
  const marketplace = byCode.get(code)
  if (!marketplace) throw new RangeError(`no marketplace ${code}`)
  return marketplace
}

/**
 * Finds a country's own marketplace; undefined if it has none.
 *
 * @example findMarketplaceOfCountry('GB')?.code // 'uk'
 */
export function findMarketplaceOfCountry(country: CountryCode): Marketplace | undefined {
  return byCountry.get(country)
}

/** Returns the marketplace's host. @example marketplaceHost('uk') // 'www.amazon.co.uk' */
export function marketplaceHost(code: MarketplaceCode): string {
  return `www.${getMarketplace(code).domain}`
}

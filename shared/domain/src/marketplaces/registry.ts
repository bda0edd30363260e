import type { CountryCode } from '../countries/index.ts'
import { amazonMarketplaces } from './amazon-marketplaces.ts'
import type { Marketplace, MarketplaceCode } from './marketplace.ts'

export const marketplaces: readonly Marketplace[] = amazonMarketplaces

export const coreMarketplaces: readonly Marketplace[] = marketplaces.filter(({ core }) => core)

const byCode = new Map(marketplaces.map((marketplace) => [marketplace.code, marketplace]))
const byCountry = new Map(marketplaces.map((marketplace) => [marketplace.country, marketplace]))

/** Every code of the union has a row, so this never throws for a checked code. */
export function getMarketplace(code: MarketplaceCode): Marketplace {
  const marketplace = byCode.get(code)
  if (!marketplace) throw new RangeError(`no marketplace ${code}`)
  return marketplace
}

/** A country's own store. @example findMarketplaceOfCountry('GB')?.code // 'uk' */
export function findMarketplaceOfCountry(country: CountryCode): Marketplace | undefined {
  return byCountry.get(country)
}

/** The store's address. @example marketplaceHost('uk') // 'www.amazon.co.uk' */
export function marketplaceHost(code: MarketplaceCode): string {
  return `www.${getMarketplace(code).domain}`
}

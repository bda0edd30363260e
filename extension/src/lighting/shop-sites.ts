import { marketplaceHost, marketplaces } from '@everyshelf/domain/marketplaces'
import { retailerHosts, retailers } from '@everyshelf/domain/retailers'

/** A shop that people can let the extension see the addresses of. */
export interface ShopSite {
  readonly code: string
  readonly name: string
  /** Match patterns, as permissions are asked for and given back. */
  readonly origins: readonly string[]
}

const toOrigins = (hosts: readonly string[]) => hosts.map((host) => `https://${host}/*`)

/** Every Amazon store and every shop, in the order in which people see them. */
export const shopSites: readonly ShopSite[] = [
  ...marketplaces.map(({ code, storeName }) => ({
    code: `amazon-${code}`,
    name: storeName,
    origins: toOrigins([marketplaceHost(code)]),
  })),
  ...retailers
    .filter(({ status }) => status === 'active')
    .map((retailer) => ({
      code: retailer.code,
      name: retailer.name,
      origins: toOrigins(retailerHosts(retailer)),
    })),
]

export const shopOrigins: readonly string[] = shopSites.flatMap(({ origins }) => origins)

/** The shops of which every address may be seen. */
export function listGrantedSites(granted: readonly string[]): ShopSite[] {
  return shopSites.filter(({ origins }) => origins.every((origin) => granted.includes(origin)))
}

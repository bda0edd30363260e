import { marketplaceHost, marketplaces } from '@everyshelf/domain/marketplaces'
import { retailerHosts, retailers } from '@everyshelf/domain/retailers'

/** A store whose page addresses the user can let the extension see. */
export interface RetailerSite {
  readonly code: string
  readonly name: string
  /** Match patterns to request and remove the permission. */
  readonly origins: readonly string[]
}

const toOrigins = (hosts: readonly string[]) => hosts.map((host) => `https://${host}/*`)

/** Every Amazon marketplace and every active retailer, in the order of the options page. */
export const retailerSites: readonly RetailerSite[] = [
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

export const retailerOrigins: readonly string[] = retailerSites.flatMap(({ origins }) => origins)

/** The stores for which all permissions are granted. */
export function listGrantedSites(granted: readonly string[]): RetailerSite[] {
  return retailerSites.filter(({ origins }) => origins.every((origin) => granted.includes(origin)))
}

import { retailers } from './registry.ts'
import type { Retailer, RetailerCode } from './retailer.ts'

/** The hosts of a shop, and those it lists with `www.` also bare and as the mobile site's `m.`. */
export function retailerHosts({ hosts }: Retailer): string[] {
  const bare = hosts.filter((host) => host.startsWith('www.')).map((host) => host.slice(4))
  return [...new Set([...hosts, ...bare, ...bare.map((host) => `m.${host}`)])]
}

const byHost = new Map(
  retailers.flatMap((retailer) => retailerHosts(retailer).map((host) => [host, retailer] as const)),
)
const byCode = new Map(retailers.map((retailer) => [retailer.code, retailer]))

/** The shop at exactly this host, lower case. @example findRetailer('kobo.com')?.code // 'kobo' */
export function findRetailer(host: string): Retailer | undefined {
  return byHost.get(host)
}

export function findRetailerByCode(code: RetailerCode): Retailer | undefined {
  return byCode.get(code)
}

/** What people call a shop. @example retailerName('bwb') // 'Better World Books' */
export function retailerName(code: RetailerCode): string {
  return code === 'amazon' ? 'Amazon' : (byCode.get(code)?.name ?? code)
}

import { retailers } from './registry.ts'
import type { Retailer, RetailerCode } from './retailer.ts'

/**
 * Lists a retailer's hosts. A host with `www.` also stands for the bare host and the mobile site at
 * `m.`.
 *
 * @example retailerHosts(bam) // ['www.booksamillion.com', 'booksamillion.com', 'm.booksamillion.com']
 */
export function retailerHosts({ hosts }: Retailer): string[] {
  const bare = hosts.filter((host) => host.startsWith('www.')).map((host) => host.slice(4))
  return [...new Set([...hosts, ...bare, ...bare.map((host) => `m.${host}`)])]
}

const byHost = new Map(
  retailers.flatMap((retailer) => retailerHosts(retailer).map((host) => [host, retailer] as const)),
)
const byCode = new Map(retailers.map((retailer) => [retailer.code, retailer]))

/**
 * Finds the retailer with exactly this host, in lower case. Amazon is not among them.
 *
 * @example findRetailer('kobo.com')?.code // 'kobo'
 */
export function findRetailer(host: string): Retailer | undefined {
  return byHost.get(host)
}

/**
 * Finds a retailer by its code; undefined for unknown codes and for `amazon`.
 *
 * @example findRetailerByCode('bwb')?.name // 'Better World Books'
 */
export function findRetailerByCode(code: RetailerCode): Retailer | undefined {
  return byCode.get(code)
}

/**
 * Finds a retailer to which links can lead; undefined for closed retailers as well.
 *
 * @example findActiveRetailer('wordery') // undefined
 */
export function findActiveRetailer(code: RetailerCode): Retailer | undefined {
  const retailer = byCode.get(code)
  return retailer?.status === 'active' ? retailer : undefined
}

/**
 * Returns a retailer's name for a page in this language; for an unknown code, the code itself.
 *
 * @example retailerName('rakuten-books') // 'Rakuten Books'
 * @example retailerName('rakuten-books', 'ja') // '楽天ブックス'
 */
export function retailerName(code: RetailerCode, language = 'en'): string {
  if (code === 'amazon') return 'Amazon'
  const retailer = byCode.get(code)
  const { nativeName } = retailer ?? {}
  return nativeName?.language === language ? nativeName.name : (retailer?.name ?? code)
}

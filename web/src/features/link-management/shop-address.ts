import { findRetailerByCode, type Retailer, retailers } from '@everyshelf/domain/retailers'
import { generatePath } from 'react-router'
import { paths } from '../../app/paths.ts'

/** Shops whose page here goes by the name in their own address. */
const ownNames: Readonly<Record<string, string>> = { bam: 'booksamillion' }

/** @example shopAddress('5f0c', 'bam') // '/link-management/5f0c/booksamillion' */
export function shopAddress(linkId: string, code: string): string {
  return generatePath(paths.linkManagementShop, { linkId, retailer: ownNames[code] ?? code })
}

/** Every name by which a shop's page can be opened; any other name is an unknown address. */
export function listShopNames(): string[] {
  const codes = retailers.filter(({ status }) => status === 'active').map(({ code }) => code)
  return [...codes, ...Object.values(ownNames)]
}

/** The shop whose page an address asks for; those that are gone have none. */
export function findShopByAddress(name: string): Retailer | undefined {
  const known = Object.entries(ownNames).find(([, own]) => own === name)?.[0]
  const shop = findRetailerByCode(known ?? name)
  return shop?.status === 'active' ? shop : undefined
}

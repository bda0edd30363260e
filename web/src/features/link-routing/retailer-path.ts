import { findRetailerByCode, type Retailer, retailers } from '@everyshelf/domain/retailers'
import { generatePath } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** Retailers whose path uses a name other than their code. */
const pathNames: Readonly<Record<string, string>> = { bam: 'booksamillion' }

/** @example retailerPath('5f0c', 'bam') // '/link-management/5f0c/booksamillion' */
export function retailerPath(linkId: string, code: string): string {
  return generatePath(paths.linkManagementRetailer, { linkId, retailer: pathNames[code] ?? code })
}

/** Every name that has a page; any other name gets the not-found page. */
export function listRetailerPathNames(): string[] {
  const codes = retailers.filter(({ status }) => status === 'active').map(({ code }) => code)
  return [...codes, ...Object.values(pathNames)]
}

/** The retailer of a path. Retailers that closed have no page. */
export function findRetailerByPath(name: string): Retailer | undefined {
  const known = Object.entries(pathNames).find(([, pathName]) => pathName === name)?.[0]
  const retailer = findRetailerByCode(known ?? name)
  return retailer?.status === 'active' ? retailer : undefined
}

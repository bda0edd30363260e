import { type IsDataCenter, openDataCenters } from '../http/geo/data-centers.ts'
import { type FindCountry, openCountryFinder } from '../http/geo/ip-country.ts'

interface ListsOnDisk {
  readonly findCountry: FindCountry
  readonly isDataCenter: IsDataCenter
}

let lists: Promise<ListsOnDisk> | undefined

/** The real IP lists, read once per worker, because no app changes them. */
export function readListsOnDisk(): Promise<ListsOnDisk> {
  lists ??= readLists()
  return lists
}

async function readLists(): Promise<ListsOnDisk> {
  const problems: unknown[] = []
  const findCountry = await openCountryFinder((problem) => problems.push(problem))
  const isDataCenter = openDataCenters((problem) => problems.push(problem))
  if (problems.length > 0) throw problems[0]
  return { findCountry, isDataCenter }
}

import { type IsDataCentre, openDataCentres } from '../http/data-centres.ts'
import { type FindCountry, openCountryFinder } from '../http/ip-country.ts'

interface ListsOnDisk {
  readonly findCountry: FindCountry
  readonly isDataCentre: IsDataCentre
}

let lists: Promise<ListsOnDisk> | undefined

/** The real lists of addresses, read once for all apps of a worker: no app changes them. */
export function readListsOnDisk(): Promise<ListsOnDisk> {
  lists ??= readLists()
  return lists
}

async function readLists(): Promise<ListsOnDisk> {
  const problems: unknown[] = []
  const findCountry = await openCountryFinder((problem) => problems.push(problem))
  const isDataCentre = openDataCentres((problem) => problems.push(problem))
  if (problems.length > 0) throw problems[0]
  return { findCountry, isDataCentre }
}

import { findAffiliateProgram, type NetworkCode } from '../affiliate-programs/index.ts'
import { countryCodes } from '../countries/index.ts'
import { retailers } from '../retailers/index.ts'
import type { EarningSource } from './earning-sources.ts'

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

const byLongestName = retailers
  .flatMap(({ code, name }) => [code, name].map((each) => ({ code, folded: fold(each) })))
  .toSorted((a, b) => b.folded.length - a.folded.length)

/** What networks add to the name of a store, beside the code of its country. */
const ADDITIONS = ['books', 'ebooks', 'audiobooks', 'bookstore', 'store', 'online', 'com', 'uk']

function isAddition(word: string): boolean {
  return ADDITIONS.includes(word) || countryCodes.some((code) => code.toLowerCase() === word)
}

/**
 * Finds the retailer that a network's report names: by its ID at the network, or by its name, with or without
 * a country. Null if we are not sure.
 *
 * @example findAdvertiser('rakuten', 'Kobo US', '') // 'kobo'
 */
export function findAdvertiser(source: EarningSource, name: string, id: string): string | null {
  const byId = retailers.find(({ code }) => {
    const program = findAffiliateProgram(code)
    return id !== '' && program?.merchantId === id && program.network === (source as NetworkCode)
  })
  if (byId) return byId.code
  const folded = fold(name)
  const byName = byLongestName.find(
    (one) =>
      folded === one.folded ||
      (folded.startsWith(`${one.folded} `) &&
        folded.slice(one.folded.length).trim().split(' ').every(isAddition)),
  )
  return folded === '' || !byName ? null : byName.code
}

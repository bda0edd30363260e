import type { BookIdentifier } from './book-identifier.ts'
import type { Isbn10, Isbn13 } from './isbn.ts'
import { isbnRanges } from './isbn-ranges.ts'

/** A group begins with `978` or `979` and has at most five more digits. */
const LONGEST_GROUP = 8

/** The upper ends of the registrant ranges, by the digits of the group, such as `9780`. */
const rangesOfGroups = new Map<string, readonly string[]>()

function findRanges(isbn13: string): readonly [group: string, ends: readonly string[]] | undefined {
  if (rangesOfGroups.size === 0) {
    for (const [, group = '', ends = ''] of isbnRanges.matchAll(/(\d+):([^:]*)(?=\s\d+:|$)/g)) {
      rangesOfGroups.set(group, ends.trim().split(/\s+/))
    }
  }
  for (let length = 4; length <= LONGEST_GROUP; length++) {
    const group = isbn13.slice(0, length)
    const ends = rangesOfGroups.get(group)
    if (ends) return [group, ends]
  }
}

/**
 * Formats an ISBN with hyphens. Without a known range it returns the ISBN unchanged. It is a module
 * of its own because the ranges are larger than all other identifier code and only some screens
 * need them. Source: the range message of the International ISBN Agency.
 *
 * @example formatIsbn('9780143127741' as Isbn13) // '978-0-14-312774-1'
 */
export function formatIsbn(isbn: Isbn13 | Isbn10): string {
  const isShort = isbn.length === 10
  const [group, ends] = findRanges(isShort ? `978${isbn}` : isbn) ?? []
  if (!group || !ends) return isbn
  const rest = isbn.slice(isShort ? group.length - 3 : group.length)
  const end = ends.find((one) => {
    const digits = one.replace('!', '')
    return rest.slice(0, digits.length) <= digits
  })
  if (!end || end.startsWith('!')) return isbn
  const parts = [
    ...(isShort ? [] : [group.slice(0, 3)]),
    group.slice(3),
    rest.slice(0, end.length),
    rest.slice(end.length, -1),
    rest.slice(-1),
  ]
  return parts.join('-')
}

/**
 * Formats an identifier for display: an ISBN with hyphens, an ASIN unchanged.
 *
 * @example formatIdentifier({ kind: 'asin', asin: 'B0CRQLM5V7' }) // 'B0CRQLM5V7'
 */
export function formatIdentifier(identifier: BookIdentifier): string {
  return identifier.kind === 'isbn' ? formatIsbn(identifier.isbn13) : identifier.asin
}

import type { BookIdentifier } from './book-identifier.ts'
import type { Isbn10, Isbn13 } from './isbn.ts'
import { isbnRanges } from './isbn-ranges.ts'

/** A group's digits begin with `978` or `979` and are five more at most. */
const LONGEST_GROUP = 8

/** The upper ends of the ranges of registrants, by the group's digits: `9780`. */
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
 * Hyphens by the range rules of the International ISBN Agency. A module of its own: the ranges weigh
 * more than all other identifier code, and only some screens show them.
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

/** How people see an identifier: an ISBN with hyphens, an ASIN bare. */
export function formatIdentifier(identifier: BookIdentifier): string {
  return identifier.kind === 'isbn' ? formatIsbn(identifier.isbn13) : identifier.asin
}

import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'

/** The forms in which Amazon sells one work, each under a number of its own. */
export const editionFormats = ['kindle', 'paperback', 'hardcover', 'audiobook'] as const
export type EditionFormat = (typeof editionFormats)[number]

export function isEditionFormat(value: unknown): value is EditionFormat {
  return editionFormats.includes(value as EditionFormat)
}

/**
 * Whether a book follows Amazon's Kindle territories; all others follow the post. A B0 ASIN of unknown
 * format counts as a Kindle book, because a store outside the territory refuses to sell one, while
 * every store sells a paperback (docs/decisions/0045).
 *
 * @example isDigital(kdpAsin, 'paperback') // false
 */
export function isDigital(identifier: BookIdentifier, format: EditionFormat | null): boolean {
  return isB0Asin(identifier) && format !== 'paperback' && format !== 'hardcover'
}

/**
 * A book's format as a list of its one edition; empty where the format is unknown, and for numbers
 * other than B0 ASINs, whose format changes nothing.
 *
 * @example ownEdition(kdpAsin, 'paperback') // [{ format: 'paperback', identifier: kdpAsin, notSoldIn: [] }]
 */
export function ownEdition(
  identifier: BookIdentifier,
  format: EditionFormat | null,
): readonly Edition[] {
  return format && isB0Asin(identifier) ? [{ format, identifier, notSoldIn: [] }] : []
}

/** The format that a link's editions give for one book. @example formatOf(link.editions, link.identifier) // 'paperback' */
export function formatOf(
  editions: readonly Edition[],
  identifier: BookIdentifier,
): EditionFormat | null {
  const key = identifierKey(identifier)
  return editions.find((edition) => identifierKey(edition.identifier) === key)?.format ?? null
}

/**
 * A link's editions after its owner named the format of its own book. Without a format the book's own
 * edition goes only if it is the last: in a list, each edition has one.
 *
 * @example withFormat([], kdpAsin, 'hardcover') // [{ format: 'hardcover', identifier: kdpAsin, notSoldIn: [] }]
 */
export function withFormat(
  editions: readonly Edition[],
  book: BookIdentifier,
  format: EditionFormat | null,
): readonly Edition[] {
  if (editions.length === 0) return ownEdition(book, format)
  if (!format) return editions.length === 1 && editions[0]?.notSoldIn.length === 0 ? [] : editions
  const key = identifierKey(book)
  return editions.map((edition) =>
    identifierKey(edition.identifier) === key ? { ...edition, format } : edition,
  )
}

/** One rung of a link's ladder: readers get the first that is sold where they are. */
export interface Edition {
  readonly format: EditionFormat
  readonly identifier: BookIdentifier
  /** Where its owner says that it is not sold: rights end at borders. */
  readonly notSoldIn: readonly CountryCode[]
}

/**
 * The first edition that is sold in a country; with a format asked for, that one first. Where nobody
 * knows the country, none is ruled out. Undefined when every edition is marked as not sold there.
 *
 * @example findEdition([kindle, paperback], 'JP', null)?.format // 'paperback', when kindle.notSoldIn has JP
 */
export function findEdition(
  editions: readonly Edition[],
  country: CountryCode | null,
  asked: EditionFormat | null,
): Edition | undefined {
  if (editions.length === 0) return undefined
  const sold = country ? editions.filter(({ notSoldIn }) => !notSoldIn.includes(country)) : editions
  return sold.find(({ format }) => format === asked) ?? sold[0]
}

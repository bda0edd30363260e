import type { CountryCode, LanguageTag } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'
import { type EditionLanguage, toEditionLanguage } from './edition-language.ts'

/** The forms in which Amazon sells a book, each with its own identifier. */
export const editionFormats = ['kindle', 'paperback', 'hardcover', 'audiobook'] as const
export type EditionFormat = (typeof editionFormats)[number]

/** Whether a value is one of the four formats. @example isEditionFormat('kindle') // true */
export function isEditionFormat(value: unknown): value is EditionFormat {
  return editionFormats.includes(value as EditionFormat)
}

/**
 * Whether a book follows Amazon's Kindle territories instead of shipping. A B0 ASIN of unknown
 * format counts as a Kindle book: a marketplace outside the reader's territory refuses to sell a
 * Kindle book, while every marketplace sells a paperback (docs/decisions/0045).
 *
 * @example isDigital(kdpAsin, 'paperback') // false
 */
export function isDigital(identifier: BookIdentifier, format: EditionFormat | null): boolean {
  return isB0Asin(identifier) && format !== 'paperback' && format !== 'hardcover'
}

/**
 * Turns a book's format into a list of one edition. Empty if the format is unknown, and for
 * identifiers other than B0 ASINs, whose format changes nothing.
 *
 * @example ownEdition(kdpAsin, 'paperback') // [{ format: 'paperback', identifier: kdpAsin, notSoldIn: [] }]
 */
export function ownEdition(
  identifier: BookIdentifier,
  format: EditionFormat | null,
): readonly Edition[] {
  return format && isB0Asin(identifier) ? [{ format, identifier, notSoldIn: [] }] : []
}

/**
 * Returns the format that a link's editions give for one book; null if it is not among them.
 *
 * @example formatOf(link.editions, link.identifier) // 'paperback'
 */
export function formatOf(
  editions: readonly Edition[],
  identifier: BookIdentifier,
): EditionFormat | null {
  const key = identifierKey(identifier)
  return editions.find((edition) => identifierKey(edition.identifier) === key)?.format ?? null
}

/**
 * Returns a link's editions after its owner set the format of the link's own book. Null removes the format: a
 * single edition is dropped, but in a list each edition keeps its format.
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

/** One edition fallback of a link. A reader gets the first one that is sold in their country. */
export interface Edition {
  readonly format: EditionFormat
  readonly identifier: BookIdentifier
  /** Where the owner says it is not sold, since publishing rights differ by country. */
  readonly notSoldIn: readonly CountryCode[]
  /** Missing if the owner did not name it. */
  readonly language?: EditionLanguage
}

/**
 * Finds the first edition that is sold in a country. If the reader asked for a format, editions of
 * that format come first. Among them, an edition in one of `languages` comes first. If the country
 * is null, all editions count as sold. Returns undefined if none is sold there.
 *
 * @example findEdition([kindle, paperback], 'JP', null)?.format // 'paperback', when kindle.notSoldIn has JP
 */
export function findEdition(
  editions: readonly Edition[],
  country: CountryCode | null,
  requested: EditionFormat | null,
  languages: readonly LanguageTag[] = [],
): Edition | undefined {
  if (editions.length === 0) return undefined
  const sold = country ? editions.filter(({ notSoldIn }) => !notSoldIn.includes(country)) : editions
  const wanted = requested ? sold.filter(({ format }) => format === requested) : []
  const candidates = wanted.length > 0 ? wanted : sold
  return findInLanguage(candidates, languages) ?? candidates[0]
}

/** The edition in the reader's best language among those of the editions. */
function findInLanguage(
  editions: readonly Edition[],
  languages: readonly LanguageTag[],
): Edition | undefined {
  for (const tag of languages) {
    const wanted = toEditionLanguage(tag)
    const edition = wanted && editions.find(({ language }) => language === wanted)
    if (edition) return edition
  }
  return undefined
}

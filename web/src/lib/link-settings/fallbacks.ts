import type { Edition, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'

/** What a number counts as until its owner names the format. */
export function guessFormat(identifier: BookIdentifier): EditionFormat {
  return isB0Asin(identifier) ? 'kindle' : 'paperback'
}

export function isSameBook(one: BookIdentifier, other: BookIdentifier): boolean {
  return identifierKey(one) === identifierKey(other)
}

/** The editions to try, in order. The link's own book is always among them. */
export function listFallbacks(
  book: BookIdentifier,
  editions: readonly Edition[],
): readonly Edition[] {
  if (editions.some(({ identifier }) => isSameBook(identifier, book))) return editions
  return [...editions, { format: guessFormat(book), identifier: book, notSoldIn: [] }]
}

/**
 * What is stored: nothing for the own book alone, as it is without a list. A B0 ASIN is the exception,
 * since the list is where its format is named.
 */
export function toEditions(
  book: BookIdentifier,
  fallbacks: readonly Edition[],
): readonly Edition[] {
  const [only, second] = fallbacks
  if (isB0Asin(book)) return fallbacks
  const saysNothing = !second && only?.format === guessFormat(book) && only.notSoldIn.length === 0
  return saysNothing ? [] : fallbacks
}

/** What an owner can change about an edition. `language: undefined` removes the language. */
export interface EditionChange extends Partial<Omit<Edition, 'language'>> {
  readonly language?: Edition['language'] | undefined
}

/** @example changeEdition(kindle, { language: 'de' }).language // 'de' */
export function changeEdition(edition: Edition, change: EditionChange): Edition {
  const { language, ...rest } = { ...edition, ...change }
  return language ? { ...rest, language } : rest
}

/** @example moveFallback([kindle, paperback], 1, -1) // [paperback, kindle] */
export function moveFallback<Item>(
  fallbacks: readonly Item[],
  from: number,
  by: -1 | 1,
): readonly Item[] {
  const moved = fallbacks[from]
  const to = from + by
  if (moved === undefined || to < 0 || to >= fallbacks.length) return fallbacks
  return fallbacks.toSpliced(from, 1).toSpliced(to, 0, moved)
}

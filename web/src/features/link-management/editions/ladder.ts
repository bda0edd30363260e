import type { Edition, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'

/** What a number counts as until its owner names the format. */
export function guessFormat(identifier: BookIdentifier): EditionFormat {
  return isB0Asin(identifier) ? 'kindle' : 'paperback'
}

export function isSameBook(one: BookIdentifier, other: BookIdentifier): boolean {
  return identifierKey(one) === identifierKey(other)
}

/** The ladder as people see it: the link's own book is always a rung of it. */
export function listRungs(book: BookIdentifier, editions: readonly Edition[]): readonly Edition[] {
  if (editions.some(({ identifier }) => isSameBook(identifier, book))) return editions
  return [...editions, { format: guessFormat(book), identifier: book, notSoldIn: [] }]
}

/**
 * What is stored: nothing for the own book alone, as it is without a list. A B0 ASIN is the exception,
 * since the list is where its format is named.
 */
export function toEditions(book: BookIdentifier, rungs: readonly Edition[]): readonly Edition[] {
  const [only, second] = rungs
  if (isB0Asin(book)) return rungs
  const saysNothing = !second && only?.format === guessFormat(book) && only.notSoldIn.length === 0
  return saysNothing ? [] : rungs
}

/** @example moveRung([kindle, paperback], 1, -1) // [paperback, kindle] */
export function moveRung<Rung>(rungs: readonly Rung[], from: number, by: -1 | 1): readonly Rung[] {
  const moved = rungs[from]
  const to = from + by
  if (moved === undefined || to < 0 || to >= rungs.length) return rungs
  return rungs.toSpliced(from, 1).toSpliced(to, 0, moved)
}

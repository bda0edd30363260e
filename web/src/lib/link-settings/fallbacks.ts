import type { Edition } from '@everyshelf/domain/books'

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

import type { Book } from './book.ts'
import { placeholderTitle } from './placeholder-book.ts'

/**
 * Where the title of a book without a catalog entry comes from: the page that the owner had open,
 * or the file that the owner imported.
 */
export const hintSources = ['page', 'file'] as const
export type HintSource = (typeof hintSources)[number]

/** A title and authors from an untrusted source. Only the owner of the link sees them. */
export interface BookHint {
  readonly source: HintSource
  readonly title: string
  readonly authors: readonly string[]
}

/** Where the title of a saved link comes from; with `none` the title is the book's identifier. */
export type TitleSource = 'catalog' | HintSource | 'none'

const TITLE_MAX_LENGTH = 300
const AUTHOR_MAX_LENGTH = 200
const AUTHORS_MAX = 20

/**
 * Characters that are invisible or change the direction of text. Two joiners are an exception: some
 * scripts need them between letters.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const JOINERS = /[\u200C\u200D]/

/**
 * Makes untrusted text safe to store and show: removes control and direction characters, collapses
 * white space to single spaces, and cuts it to `max` characters.
 *
 * @example cleanHintText(' Dune\u0000\n Messiah ', 300) // 'Dune Messiah'
 */
export function cleanHintText(text: string, max: number): string {
  const spaced = text
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, (character) => (JOINERS.test(character) ? character : ''))
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(spaced).slice(0, max).join('').trim()
}

/**
 * Cleans the title and authors that a page or a file gives for a book. A title is cut to 300
 * characters; at most 20 authors stay, each cut to 200. Returns null if no title is left.
 *
 * @example createBookHint('page', ' Emma ', ['Jane Austen']) // { source: 'page', title: 'Emma', authors: ['Jane Austen'] }
 */
export function createBookHint(
  source: HintSource,
  title: string,
  authors: readonly string[],
): BookHint | null {
  const cleaned = cleanHintText(title, TITLE_MAX_LENGTH)
  if (cleaned === '') return null
  const names = authors.slice(0, AUTHORS_MAX).map((name) => cleanHintText(name, AUTHOR_MAX_LENGTH))
  return { source, title: cleaned, authors: [...new Set(names.filter(Boolean))] }
}

type TitleAndAuthors = Pick<Book, 'title' | 'authors'>

/**
 * Decides the title and authors under which an owner sees a saved book. In this order: the
 * catalog's when the book was saved, the catalog's today, the hint's, the book's identifier. `key`
 * is the book's identifier, as `identifierKey` returns it.
 *
 * @example nameSavedBook('B00ICH9SAC', placeholder, null, hint).titleSource // 'page'
 */
export function nameSavedBook(
  key: string,
  saved: TitleAndAuthors,
  catalog: TitleAndAuthors | null,
  hint: BookHint | null,
): TitleAndAuthors & { readonly titleSource: TitleSource } {
  const isKnown = saved.title !== placeholderTitle(key)
  const known = isKnown ? saved : catalog
  if (known) return { title: known.title, authors: known.authors, titleSource: 'catalog' }
  if (hint) return { title: hint.title, authors: hint.authors, titleSource: hint.source }
  return { title: saved.title, authors: saved.authors, titleSource: 'none' }
}

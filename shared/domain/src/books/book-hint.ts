import type { Book } from './book.ts'
import { placeholderTitle } from './placeholder-book.ts'

/** Who named a book that no catalog knows: the page that the owner had open, or the owner's file. */
export const hintSources = ['page', 'file'] as const
export type HintSource = (typeof hintSources)[number]

/** What an untrusted source calls a book. Only the owner of the link sees it. */
export interface BookHint {
  readonly source: HintSource
  readonly title: string
  readonly authors: readonly string[]
}

/** Where the title of a saved link comes from; `none`: it is the book's number. */
export type TitleSource = 'catalog' | HintSource | 'none'

const TITLE_MAX_LENGTH = 300
const AUTHOR_MAX_LENGTH = 200
const AUTHORS_MAX = 20

/** Marks that change the direction of other text, or are not shown; two joiners are letters' own. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const JOINERS = /[\u200C\u200D]/

/**
 * Makes a stranger's text safe to store and show: no control or direction characters, single
 * spaces, at most `max` characters.
 *
 * @example cleanHintText(' Dune\u0000\n Messiah ', 300) // 'Dune Messiah'
 */
export function cleanHintText(text: string, max: number): string {
  const spaced = text
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(UNSHOWN, (mark) => (JOINERS.test(mark) ? mark : ''))
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(spaced).slice(0, max).join('').trim()
}

/**
 * Cleans what a page or a file calls a book; null when no title is left. The title may be as long as
 * 300 characters; of at most 20 authors each as long as 200.
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

type Named = Pick<Book, 'title' | 'authors'>

/**
 * The name under which an owner sees a saved book: the catalog's of the day it was saved, else
 * today's, else the hint's, else the book's number.
 *
 * @example nameSavedBook('B00ICH9SAC', placeholder, null, hint).titleSource // 'page'
 */
export function nameSavedBook(
  key: string,
  saved: Named,
  catalogued: Named | null,
  hint: BookHint | null,
): Named & { readonly titleSource: TitleSource } {
  const isKnown = saved.title !== placeholderTitle(key)
  const known = isKnown ? saved : catalogued
  if (known) return { title: known.title, authors: known.authors, titleSource: 'catalog' }
  if (hint) return { title: hint.title, authors: hint.authors, titleSource: hint.source }
  return { title: saved.title, authors: saved.authors, titleSource: 'none' }
}

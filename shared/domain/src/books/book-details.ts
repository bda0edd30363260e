import { isLanguageCode, type LanguageTag } from '../countries/index.ts'

/** What a page says about a book, apart from its identifiers. An empty value means none. */
export interface BookDetails {
  readonly title: string
  readonly subtitle: string
  readonly authors: readonly string[]
  readonly description: string
  /** A two-letter code; empty if unknown. */
  readonly language: LanguageTag | ''
  readonly series: string
  /** The place in the series, as printed: `3`, `2.5`, `Prequel`. */
  readonly seriesNumber: string
  /** A day, a month, or a year: `2026-11-24`, `2026-11`, `2026`. */
  readonly publishedOn: string
}

export type BookDetailField = keyof BookDetails

export const bookDetailFields: readonly BookDetailField[] = [
  'title',
  'subtitle',
  'authors',
  'description',
  'language',
  'series',
  'seriesNumber',
  'publishedOn',
]

/** What the owner of a saved link changed about its book. Missing fields were not changed. */
export type BookEdits = Partial<BookDetails>

/** A change to the edits: null resets a field to the catalog's value, a missing field stays. */
export type BookDetailsChange = {
  readonly [field in BookDetailField]?: BookDetails[field] | null | undefined
}

export const DESCRIPTION_MAX_LENGTH = 4000
export const SERIES_NUMBER_MAX_LENGTH = 20

/**
 * Applies a change to the edits of a link.
 *
 * @example changeEdits({ title: 'Dune' }, { title: null, series: 'Dune' }) // { series: 'Dune' }
 */
export function changeEdits(edits: BookEdits, change: BookDetailsChange): BookEdits {
  const entries = Object.entries({ ...edits, ...definedIn(change) })
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

function definedIn(change: BookDetailsChange): BookDetailsChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/**
 * Whether a text is a valid calendar day, month, or year.
 *
 * @example isPublicationDate('2026-02-30') // false
 */
export function isPublicationDate(text: string): boolean {
  const [, year = '', month = '01', day = '01'] = DATE.exec(text) ?? []
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${year}-${month}-${day}`)
}

/**
 * Whether a text can be the language of a book; empty means unknown.
 *
 * @example isBookLanguage('de') // true
 */
export function isBookLanguage(text: string): boolean {
  return text === '' || isLanguageCode(text)
}

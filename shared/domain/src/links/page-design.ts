import { cleanLine, isPublicationDate } from '../books/index.ts'
import { PAGE_DATE_TEXT_MAX_LENGTH } from '../limits/index.ts'
import { type AccentCode, isAccentCode } from './accent.ts'
import { parseProfileLink } from './profile-link.ts'
import { readList, readRecord } from './read-json.ts'

/** The parts of a page below its name, in the order that a new page has. Each kind of page has some of them. */
export const pageBlocks = [
  'note',
  'about',
  'links',
  'stores',
  'newsletter',
  'date',
  'newest',
  'series',
  'books',
] as const
export type PageBlock = (typeof pageBlocks)[number]

export type PageKind = 'book' | 'author' | 'series'

/** The blocks that only some pages have. */
const kindsWith: Readonly<Partial<Record<PageBlock, readonly PageKind[]>>> = {
  note: ['book'],
  links: ['author'],
  stores: ['book'],
  newest: ['author'],
  series: ['book', 'author'],
  books: ['author', 'series'],
}

/** Whether a kind of page has a block. @example hasBlock('series', 'links') // false */
export function hasBlock(kind: PageKind, block: PageBlock): boolean {
  return kindsWith[block]?.includes(kind) ?? true
}

/** What the designs of all pages for readers have in common. */
export interface SharedDesign {
  /** Null: green, and on the page of a series the color of its first book’s page. */
  readonly accent: AccentCode | null
  /** Null: the reader's language. A language that pages do not have counts as null, too. */
  readonly language: string | null
  readonly order: readonly PageBlock[]
  readonly hidden: readonly PageBlock[]
  /** The author's own form. */
  readonly newsletter: string | null
  /** Readers see it until the day has passed. */
  readonly date: { readonly day: string; readonly text: string } | null
}

/** The design of a page whose owner has chosen none. */
export const defaultSharedDesign: SharedDesign = {
  accent: null,
  language: null,
  order: pageBlocks,
  hidden: [],
  newsletter: null,
  date: null,
}

/** Whether a value is the code of a language. @example isPageLanguageCode('de') // true */
export function isPageLanguageCode(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2}$/.test(value)
}

/** Whether a value is a complete date. @example isDay('2026-12') // false */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && value.length === 10 && isPublicationDate(value)
}

/** Every block once, the missing ones last. @example completeOrder(['books'])[1] // 'note' */
export function completeOrder(order: readonly PageBlock[]): PageBlock[] {
  return [...new Set([...order, ...pageBlocks])]
}

/**
 * Reads a stored design. Every invalid value becomes its default.
 *
 * @example readSharedDesign({ language: 'de' }).language // 'de'
 */
export function readSharedDesign(value: unknown): SharedDesign {
  const stored = readRecord(value)
  const { accent, language, newsletter } = stored
  const date = readRecord(stored.date)
  const text = typeof date.text === 'string' ? cleanLine(date.text) : ''
  return {
    accent: isAccentCode(accent) ? accent : null,
    language: isPageLanguageCode(language) ? language : null,
    order: completeOrder(readBlocks(stored.order)),
    hidden: readBlocks(stored.hidden),
    newsletter: (typeof newsletter === 'string' && parseProfileLink(newsletter)) || null,
    date:
      isDay(date.day) && text !== '' && text.length <= PAGE_DATE_TEXT_MAX_LENGTH
        ? { day: date.day, text }
        : null,
  }
}

function readBlocks(value: unknown): PageBlock[] {
  const isBlock = (one: unknown): one is PageBlock => pageBlocks.includes(one as PageBlock)
  return [...new Set(readList(value).filter(isBlock))]
}

import { z } from 'zod'
import { parseProfileLink } from '../author-pages/index.ts'
import { isPublicationDate } from '../books/index.ts'
import { PAGE_DATE_TEXT_MAX_LENGTH } from '../limits/index.ts'
import { type AccentCode, accents } from '../links/index.ts'
import { BOOK_INPUT_MAX_LENGTH } from './fields.ts'
import { line } from './text.ts'

/**
 * The parts of a page below its name, in the order that a new page has. The page of a series has no
 * links, newest book, or series of its own.
 */
const pageBlocks = ['about', 'links', 'newsletter', 'date', 'newest', 'series', 'books'] as const
export type PageBlock = (typeof pageBlocks)[number]

/** A link to a site or social profile; the output is a complete URL. */
export const profileLink = z
  .string()
  .max(BOOK_INPUT_MAX_LENGTH)
  .transform((typed, context) => {
    const parsed = parseProfileLink(typed)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'invalid-profile-link' })
    return z.NEVER
  })

const blocks = z.array(z.enum(pageBlocks)).max(pageBlocks.length)

/** How an author's page or the page of a series looks, and what it shows beside its books. */
export const pageDesign = z.strictObject({
  /** Null: green, and on the page of a series the color of its first book’s page. */
  accent: z.enum(Object.keys(accents) as [AccentCode, ...AccentCode[]]).nullable(),
  /** Null: the reader's language. A language that pages do not have counts as null, too. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be a language, such as `de`')
    .nullable(),
  /** Covers in the header. */
  hasShelf: z.boolean(),
  /** Blocks that are missing come last. */
  order: blocks.transform((order) => [...new Set([...order, ...pageBlocks])]),
  hidden: blocks,
  /** The author's own form. */
  newsletter: profileLink.nullable(),
  /** Readers see it until the day has passed. */
  date: z
    .strictObject({
      day: z.string().refine((day) => day.length === 10 && isPublicationDate(day), 'must be a day'),
      text: line({ min: 1, max: PAGE_DATE_TEXT_MAX_LENGTH }),
    })
    .nullable(),
})
export type PageDesign = z.output<typeof pageDesign>

/**
 * The design of a page whose owner has chosen none.
 *
 * @example defaultPageDesign('series').hasShelf // true
 */
export function defaultPageDesign(kind: 'author' | 'series'): PageDesign {
  return {
    accent: null,
    language: null,
    hasShelf: kind === 'series',
    order: [...pageBlocks],
    hidden: [],
    newsletter: null,
    date: null,
  }
}

/**
 * Reads a stored design. What is not a design becomes the default.
 *
 * @example readPageDesign(null, 'author').order[0] // 'about'
 */
export function readPageDesign(stored: unknown, kind: 'author' | 'series'): PageDesign {
  return pageDesign.safeParse(stored).data ?? defaultPageDesign(kind)
}

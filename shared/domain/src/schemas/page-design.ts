import { z } from 'zod'
import { PAGE_DATE_TEXT_MAX_LENGTH } from '../limits/index.ts'
import {
  type AccentCode,
  accents,
  completeOrder,
  isDay,
  isPageLanguageCode,
  PROFILE_LINK_MAX_LENGTH,
  pageBlocks,
  parseProfileLink,
  readSharedDesign,
  type SharedDesign,
} from '../links/index.ts'
import { BOOK_INPUT_MAX_LENGTH } from './fields.ts'
import { line } from './text.ts'

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
  .meta({ format: 'uri', maxLength: PROFILE_LINK_MAX_LENGTH })

const blocks = z.array(z.enum(pageBlocks)).max(pageBlocks.length).readonly()

/** What the designs of all pages have in common. */
export const sharedDesign = z.strictObject({
  accent: z.enum(Object.keys(accents) as [AccentCode, ...AccentCode[]]).nullable(),
  language: z
    .string()
    .refine(isPageLanguageCode, 'must be a language, such as `de`')
    .meta({ pattern: '^[a-z]{2}$' })
    .nullable(),
  order: blocks.transform(completeOrder),
  hidden: blocks,
  newsletter: profileLink.nullable(),
  date: z
    .strictObject({
      day: z.string().refine(isDay, 'must be a day').meta({ format: 'date' }),
      text: line({ min: 1, max: PAGE_DATE_TEXT_MAX_LENGTH }),
    })
    .nullable(),
})

export const pageDesign = sharedDesign.extend({ hasShelf: z.boolean() })

/** How an author's page or the page of a series looks, and what it shows beside its books. */
export interface PageDesign extends SharedDesign {
  /** Covers in the header. */
  readonly hasShelf: boolean
}

/**
 * The design of a page whose owner has chosen none.
 *
 * @example defaultPageDesign('series').hasShelf // true
 */
export function defaultPageDesign(kind: 'author' | 'series'): PageDesign {
  return readPageDesign({}, kind)
}

/**
 * Reads a stored design. Every invalid value becomes its default.
 *
 * @example readPageDesign({ accent: 'teal' }, 'author').accent // 'teal'
 */
export function readPageDesign(stored: unknown, kind: 'author' | 'series'): PageDesign {
  const shelf = z.object({ hasShelf: z.boolean() }).safeParse(stored).data
  return { hasShelf: kind === 'series', ...shelf, ...readSharedDesign(stored) }
}

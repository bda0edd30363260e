import { z } from 'zod'
import { SEARCH_QUERY_MAX_LENGTH } from '../books/index.ts'
import { deviceTypes } from '../clicks/index.ts'
import { LINK_STATES_MAX } from '../limits/index.ts'
import {
  anySlug,
  bookFormatHint,
  bookInput,
  countryCode,
  identifier,
  languageTag,
  rowId,
} from './fields.ts'

/**
 * The inputs of calls that need no account; all others are in the file of their subject. An input has
 * the name of its call. Schemas are strict: an unknown key is an error.
 */
export const booksLookupInput = z.strictObject({ id: identifier })
export const booksSearchInput = z.strictObject({
  query: z
    .string()
    .trim()
    .min(2)
    .max(SEARCH_QUERY_MAX_LENGTH)
    // For documentation: white space around the words does not count.
    .meta({ pattern: '\\S[\\s\\S]*\\S' }),
})

export const linksGenerateInput = z.strictObject({
  input: bookInput,
  format: bookFormatHint,
  /**
   * The visitor's answer to the consent banner. If declined, their direct links carry no service
   * tag.
   */
  affiliateConsent: z.enum(['accepted', 'declined']).nullish(),
  /** Looks up the book and its direct links, also at the saved-link limit, and makes no new link. */
  lookUpOnly: z.boolean().nullish(),
})
export const linksResolveShortInput = z.strictObject({ url: bookInput })

/** The saved links in an ebook. Nothing else of the file is sent. */
export const routesCheckSlugsInput = z.strictObject({
  slugs: z.array(anySlug).min(1).max(LINK_STATES_MAX),
})

export const clicksTrackInput = z.strictObject({
  linkId: rowId,
  isbn: identifier,
  countryCode: countryCode.nullish(),
  deviceType: z.enum(deviceTypes).nullish(),
  browser: z.string().max(40).nullish(),
  userId: z.string().max(64).nullish(),
})

export const routesExplainInput = z.strictObject({
  input: bookInput,
  country: countryCode.nullish(),
  languages: z.array(languageTag).max(10).default([]),
  /** For a book, its format. For a saved link, the edition that the reader requests. */
  format: bookFormatHint,
})

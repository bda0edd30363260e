import { z } from 'zod'
import { isAffiliateTag } from '../affiliate/index.ts'
import { editionFormats } from '../books/index.ts'
import { countryCodes } from '../countries/index.ts'
import { isIsbn13, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaceCodes } from '../marketplaces/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'

/** Longest text that anybody pastes as one book: product URLs with tracking run to about 2,000. */
export const BOOK_INPUT_MAX_LENGTH = 2048

/** Free text naming one book; what it is, `readBookInput` finds out. */
export const bookInput = z.string().trim().min(1).max(BOOK_INPUT_MAX_LENGTH)

/** An identifier as typed; the output is the parsed one. */
export const identifier = z
  .string()
  .max(200)
  .transform((text, context) => {
    const parsed = parseBookIdentifier(text)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'invalid-identifier' })
    return z.NEVER
  })

/** The format that a person or a product page gives for a book; it counts for B0 ASINs alone. */
export const bookFormatHint = z.enum(editionFormats).nullish()

export const isbn13 = z.string().refine(isIsbn13, 'invalid-identifier')
export const countryCode = z.enum(countryCodes)
export const marketplaceCode = z.enum(marketplaceCodes)
export const affiliateTag = z.string().trim().refine(isAffiliateTag, 'invalid-affiliate-tag')
/** A shop other than Amazon. */
export const retailerCode = z
  .string()
  .max(40)
  .refine((code) => findRetailerByCode(code) !== undefined)
export const rowId = z.string().regex(/^[a-z0-9]{10,32}$/)
export const languageTag = z
  .string()
  .regex(/^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/)
  .max(35)

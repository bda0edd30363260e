import { z } from 'zod'
import { isAffiliateTag } from '../affiliate/index.ts'
import { editionFormats } from '../books/index.ts'
import { countryCodes } from '../countries/index.ts'
import { isIsbn13, parseBookIdentifier } from '../identifiers/index.ts'
import { parseSlug } from '../links/index.ts'
import { marketplaceCodes } from '../marketplaces/index.ts'
import { findRetailerByCode, retailers } from '../retailers/index.ts'

/** The longest text for one book: product URLs with tracking have about 2,000 characters. */
export const BOOK_INPUT_MAX_LENGTH = 2048

/** Free text that names one book. `readBookInput` parses it. */
export const bookInput = z
  .string()
  .trim()
  .min(1)
  .max(BOOK_INPUT_MAX_LENGTH)
  .meta({ pattern: '\\S' })

/** An identifier as typed; the output is parsed. */
export const identifier = z
  .string()
  .max(200)
  .transform((text, context) => {
    const parsed = parseBookIdentifier(text)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'invalid-identifier' })
    return z.NEVER
  })
  .meta({ minLength: 10 })

/** The format of a book, from a user or a product page. It matters only for B0 ASINs. */
export const bookFormatHint = z.enum(editionFormats).nullish()

export const isbn13 = z.string().refine(isIsbn13, 'invalid-identifier')
/** The id names it in the documentation of the API. */
export const countryCode = z.enum(countryCodes).meta({ id: 'CountryCode' })

export const countryList = z.array(countryCode).max(countryCodes.length)
export const marketplaceCode = z.enum(marketplaceCodes).meta({ id: 'Marketplace' })
export const affiliateTag = z.string().trim().refine(isAffiliateTag, 'invalid-affiliate-tag')
/** A retailer other than Amazon. */
export const retailerCode = z
  .string()
  .max(40)
  .refine((code) => findRetailerByCode(code) !== undefined, 'must be a store, such as `kobo`')
  .meta({ id: 'Retailer', enum: retailers.map(({ code }) => code) })
export const rowId = z
  .string()
  .regex(/^[a-z0-9]{10,32}$/, 'must be an ID: 10 to 32 lowercase letters or digits')
export const languageTag = z
  .string()
  .regex(/^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/, 'must be a language, such as `de` or `pt-BR`')
  .max(35)

/** A slug of a link, which may be older than the rules for new ones. */
export const anySlug = z
  .string()
  .max(100)
  .transform((text, context) => {
    const slug = parseSlug(text)
    if (slug) return slug
    context.addIssue({ code: 'custom', message: 'invalid-slug' })
    return z.NEVER
  })

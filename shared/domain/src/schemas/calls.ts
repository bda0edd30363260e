import { z } from 'zod'
import { editionFormats } from '../books/index.ts'
import { deviceTypes } from '../clicks/index.ts'
import { bookInput, countryCode, identifier, languageTag, rowId } from './fields.ts'

/** The input of every call, by its name in the router. Strict: an unknown key is an error. */
export const booksLookupInput = z.strictObject({ id: identifier })

export const linksGenerateInput = z.strictObject({ input: bookInput })
export const linksResolveShortInput = z.strictObject({ url: bookInput })

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
  format: z.enum(editionFormats).nullish(),
})

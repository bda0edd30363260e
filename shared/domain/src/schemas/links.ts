import { z } from 'zod'
import { editionFormats } from '../books/index.ts'
import { identifierKey } from '../identifiers/index.ts'
import {
  type AccentCode,
  accents,
  EDITIONS_MAX,
  isReservedSlug,
  PAGE_NOTE_MAX_LENGTH,
  parseSlug,
} from '../links/index.ts'
import { isMarketplaceCode } from '../marketplaces/index.ts'
import { readShopPage } from '../product-urls/index.ts'
import { bookFormats, findRetailerByCode } from '../retailers/index.ts'
import {
  BOOK_INPUT_MAX_LENGTH,
  countryCode,
  identifier,
  marketplaceCode,
  retailerCode,
  rowId,
} from './fields.ts'

/** The book alone: the server fills title, cover and link by itself (S12). */
export const linksSaveInput = z.strictObject({ isbn: identifier })

/** One saved link of the caller's. */
export const linksRowInput = z.strictObject({ id: rowId })

/** A short name of the owner's own choice, as typed; the output is the slug. */
export const slug = z
  .string()
  .max(100)
  .transform((text, context) => {
    const parsed = parseSlug(text)
    if (parsed && !isReservedSlug(parsed)) return parsed
    context.addIssue({ code: 'custom', message: parsed ? 'slug-reserved' : 'invalid-slug' })
    return z.NEVER
  })

const edition = z.strictObject({
  format: z.enum(editionFormats),
  identifier,
  notSoldIn: z.array(countryCode).max(249),
})

const editions = z
  .array(edition)
  .max(EDITIONS_MAX)
  .refine(
    (list) => new Set(list.map((rung) => identifierKey(rung.identifier))).size === list.length,
    'invalid-input',
  )

/** Pages as pasted, by shop; the output holds them cleaned. */
const shopPages = z
  .record(retailerCode, z.string().max(BOOK_INPUT_MAX_LENGTH))
  .transform((pages, context) =>
    Object.fromEntries(
      Object.entries(pages).flatMap(([code, text]) => {
        const reading = readShopPage(code, text)
        if (reading.ok) return [[code, reading.page] as const]
        context.addIssue({ code: 'custom', path: [code], message: 'invalid-shop-page' })
        return []
      }),
    ),
  )

/** What is to change of a link's settings alone; of `shops` and `look` only the parts that are named. */
export const linkSettingsChange = z
  .strictObject({
    mode: z.enum(['instant', 'choose']),
    defaultCountry: countryCode.nullable(),
    editions,
    excluded: z.array(marketplaceCode).max(40),
    overrides: z.partialRecord(marketplaceCode, identifier),
    shops: z
      .strictObject({
        order: z.array(retailerCode).max(100),
        off: z.array(retailerCode).max(100),
        pages: shopPages,
      })
      .partial(),
    look: z
      .strictObject({
        note: z.string().trim().max(PAGE_NOTE_MAX_LENGTH),
        accent: z.enum(Object.keys(accents) as [AccentCode, ...AccentCode[]]).nullable(),
        formats: z.array(z.enum(bookFormats)).max(bookFormats.length),
      })
      .partial(),
  })
  .partial()

export const linksUpdateInput = z.strictObject({
  id: rowId,
  slug: slug.optional(),
  settings: linkSettingsChange.optional(),
})

/** What a change would do, without making it. */
export const linksReplayInput = z.strictObject({ id: rowId, settings: linkSettingsChange })

/** Takes back what one version changed. */
export const linksUndoInput = z.strictObject({ id: rowId, version: z.int().min(1).max(1_000_000) })

/** A place where a book is sold: a shop's code, or `amazon-` and the code of a marketplace. */
export const shopPlace = z
  .string()
  .max(50)
  .refine((place) =>
    place.startsWith('amazon-')
      ? isMarketplaceCode(place.slice('amazon-'.length))
      : findRetailerByCode(place) !== undefined,
  )

export const linksConfirmShopInput = z.strictObject({ id: rowId, shop: shopPlace })

import { z } from 'zod'
import { createBookHint, editionFormats, hintSources } from '../books/index.ts'
import { identifierKey } from '../identifiers/index.ts'
import {
  type AccentCode,
  accents,
  cleanLabel,
  cleanNote,
  EDITIONS_MAX,
  isReservedSlug,
  LINK_LABEL_MAX_LENGTH,
  LINK_NOTE_MAX_LENGTH,
  PAGE_NOTE_MAX_LENGTH,
  parseSlug,
} from '../links/index.ts'
import { isMarketplaceCode } from '../marketplaces/index.ts'
import { readShopPage } from '../product-urls/index.ts'
import { bookFormats, findRetailerByCode } from '../retailers/index.ts'
import {
  BOOK_INPUT_MAX_LENGTH,
  bookFormatHint,
  countryCode,
  identifier,
  marketplaceCode,
  retailerCode,
  rowId,
} from './fields.ts'

/** What a page or a file calls the book, cleaned; null when nothing is left of it. */
const bookHint = z
  .strictObject({
    source: z.enum(hintSources),
    title: z.string().max(BOOK_INPUT_MAX_LENGTH),
    authors: z.array(z.string().max(BOOK_INPUT_MAX_LENGTH)).max(50).default([]),
  })
  .transform(({ source, title, authors }) => createBookHint(source, title, authors))

/** One line; a longer text is refused, not cut. */
const linkLabel = z
  .string()
  .max(BOOK_INPUT_MAX_LENGTH)
  .transform(cleanLabel)
  .pipe(z.string().max(LINK_LABEL_MAX_LENGTH))

const linkNote = z
  .string()
  .max(BOOK_INPUT_MAX_LENGTH)
  .transform(cleanNote)
  .pipe(z.string().max(LINK_NOTE_MAX_LENGTH))

/**
 * The book, its format as a hint, and what the caller's page or file calls it. The server fills
 * title, cover and link by itself (S12); it shows `hint` to the owner alone, and only while no
 * catalog knows the book. Label and note are the owner's own words, for the owner alone.
 */
export const linksSaveInput = z.strictObject({
  isbn: identifier,
  format: bookFormatHint,
  hint: bookHint.optional(),
  label: linkLabel.optional(),
  note: linkNote.optional(),
})

/** What the owner writes on a saved link; a text that is not named stays, an empty one is removed. */
export const linksAnnotateInput = z.strictObject({
  id: rowId,
  label: linkLabel.optional(),
  note: linkNote.optional(),
})

/** Names the format of a saved link's own book, or takes it back. */
export const linksSetFormatInput = z.strictObject({
  id: rowId,
  format: z.enum([...editionFormats, 'unknown']),
})

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

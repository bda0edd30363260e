import { z } from 'zod'
import { parseAttributionTag } from '../affiliate/index.ts'
import { createBookHint, editionFormats, editionLanguages } from '../books/index.ts'
import { identifierKey } from '../identifiers/index.ts'
import { BACK_MATTER_BOOKS_MAX } from '../limits/index.ts'
import {
  EDITIONS_MAX,
  isButtonStore,
  isReservedSlug,
  LINK_NOTE_MAX_LENGTH,
  PAGE_NOTE_MAX_LENGTH,
  pageLayouts,
  parseSlug,
} from '../links/index.ts'
import { isMarketplaceCode } from '../marketplaces/index.ts'
import { readRetailerPage } from '../product-urls/index.ts'
import {
  bookFormats,
  findActiveRetailer,
  findRetailerByCode,
  retailers,
} from '../retailers/index.ts'
import { READER_RULES_MAX } from '../routing/index.ts'
import { bookAuthors, bookTitle } from './book-details.ts'
import {
  BOOK_INPUT_MAX_LENGTH,
  bookFormatHint,
  countryCode,
  countryList,
  identifier,
  marketplaceCode,
  retailerCode,
  rowId,
} from './fields.ts'
import { linkLabels } from './labels.ts'
import { sharedDesign } from './page-design.ts'
import { lines, slugFormat } from './text.ts'

/** The title and authors that a page gives for the book, cleaned; null if no title is left. */
const bookHint = z
  .strictObject({
    title: z.string().max(BOOK_INPUT_MAX_LENGTH),
    authors: z.array(z.string().max(BOOK_INPUT_MAX_LENGTH)).max(50).default([]),
  })
  .transform(({ title, authors }) => createBookHint(title, authors))

const linkNote = lines({ max: LINK_NOTE_MAX_LENGTH })

/** A slug that the owner typed; the output is parsed. */
export const slug = z
  .string()
  .max(100)
  .transform((text, context) => {
    const parsed = parseSlug(text)
    if (parsed && !isReservedSlug(parsed, 'link')) return parsed
    context.addIssue({ code: 'custom', message: parsed ? 'slug-reserved' : 'invalid-slug' })
    return z.NEVER
  })
  .meta(slugFormat)

/**
 * A book to save, its format if known, and the title that the user's page gives. The server looks
 * up title, cover, and link. It shows `hint` only to the owner, and only while no catalog knows the
 * book. Title and authors are the owner's own, as in `links.editDetails`: readers see them. A slug
 * needs Premium. Labels and note are visible only to the owner.
 */
export const linksSaveInput = z.strictObject({
  isbn: identifier,
  format: bookFormatHint,
  hint: bookHint.optional(),
  title: bookTitle.optional(),
  authors: bookAuthors.optional(),
  slug: slug.optional(),
  labels: linkLabels.optional(),
  note: linkNote.optional(),
})

/** The owner's labels and note. What is missing stays as it is, what is empty is removed. */
export const linksAnnotateInput = z.strictObject({
  id: rowId,
  labels: linkLabels.optional(),
  note: linkNote.optional(),
})

/** Sets the format of a saved link's book; `unknown` removes it. */
export const linksSetFormatInput = z.strictObject({
  id: rowId,
  format: z.enum([...editionFormats, 'unknown']),
})

/** A saved link of the signed-in user. */
export const linksRowInput = z.strictObject({ id: rowId })

/** Saved links of the signed-in user, for the back matter of books. */
export const linksBackMatterInput = z.strictObject({
  ids: z
    .array(rowId)
    .min(1)
    .max(BACK_MATTER_BOOKS_MAX)
    .transform((ids) => [...new Set(ids)]),
})

const edition = z
  .strictObject({
    format: z.enum(editionFormats),
    identifier,
    notSoldIn: countryList,
    language: z.enum(editionLanguages).optional(),
  })
  .transform(({ language, ...rest }) => (language ? { ...rest, language } : rest))

const editions = z
  .array(edition)
  .max(EDITIONS_MAX)
  .refine(
    (list) =>
      new Set(list.map((edition) => identifierKey(edition.identifier))).size === list.length,
    'must have each identifier once',
  )

const openRetailers = retailers.map(({ code }) => code).filter((code) => findActiveRetailer(code))

const ruleTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edition'), identifier }),
  z.strictObject({
    kind: z.literal('retailer'),
    retailer: retailerCode
      .refine((code) => findActiveRetailer(code) !== undefined, 'must be an open store')
      .meta({ enum: openRetailers }),
  }),
  z.strictObject({ kind: z.literal('marketplace'), marketplace: marketplaceCode }),
  z.strictObject({ kind: z.literal('page') }),
])

/** The rules for readers of some countries. A country can be in one rule only. */
const readerRules = z
  .array(z.strictObject({ countries: countryList.min(1), target: ruleTarget }))
  .max(READER_RULES_MAX)
  .refine((rules) => {
    const countries = rules.flatMap((rule) => rule.countries)
    return new Set(countries).size === countries.length
  }, 'country-in-two-rules')

/** Retailer page overrides as pasted, by retailer; the output is cleaned. */
const retailerPages = z
  .record(retailerCode, z.string().max(BOOK_INPUT_MAX_LENGTH))
  .transform((pages, context) =>
    Object.fromEntries(
      Object.entries(pages).flatMap(([code, text]) => {
        const parsed = readRetailerPage(code, text)
        if (parsed.ok) return [[code, parsed.page] as const]
        context.addIssue({ code: 'custom', path: [code], message: 'invalid-retailer-page' })
        return []
      }),
    ),
  )

/** Amazon Attribution tags as pasted, by marketplace; the output is cleaned. */
const attributionTags = z
  .partialRecord(marketplaceCode, z.string().max(BOOK_INPUT_MAX_LENGTH))
  .transform((tags, context) =>
    Object.fromEntries(
      Object.entries(tags).flatMap(([code, text]) => {
        const tag = parseAttributionTag(text)
        if (tag) return [[code, tag] as const]
        context.addIssue({ code: 'custom', path: [code], message: 'invalid-attribution-tag' })
        return []
      }),
    ),
  )

/**
 * A change to a link's settings. Missing values stay as they are; within `retailers` and `look`
 * too.
 */
export const linkSettingsChange = z
  .strictObject({
    mode: z.enum(['instant', 'choose']),
    rules: readerRules,
    defaultCountry: countryCode.nullable(),
    editions,
    matchLanguage: z.boolean(),
    excluded: z.array(marketplaceCode).max(40),
    overrides: z.partialRecord(marketplaceCode, identifier),
    attribution: attributionTags,
    recordUtm: z.boolean(),
    retailers: z
      .strictObject({
        order: z.array(retailerCode).max(100),
        off: z.array(retailerCode).max(100),
        pages: retailerPages,
      })
      .partial(),
    look: z
      .strictObject({
        ...sharedDesign.shape,
        note: z.string().trim().max(PAGE_NOTE_MAX_LENGTH),
        layout: z.enum(pageLayouts),
        button: z
          .string()
          .refine(isButtonStore, 'must be a store, such as `kobo`')
          .meta({ enum: ['first', 'amazon', ...openRetailers] }),
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

/** Previews a change on recent clicks, without saving it. */
export const linksReplayInput = z.strictObject({ id: rowId, settings: linkSettingsChange })

/** Undoes the change of one version. */
export const linksUndoInput = z.strictObject({ id: rowId, version: z.int().min(1).max(1_000_000) })

/** A seller: a retailer's code, or `amazon-` and a marketplace's code. */
export const sellerSchema = z
  .string()
  .max(50)
  .refine(
    (seller) =>
      seller.startsWith('amazon-')
        ? isMarketplaceCode(seller.slice('amazon-'.length))
        : findRetailerByCode(seller) !== undefined,
    'must be a store, such as `kobo` or `amazon-de`',
  )

export const linksConfirmSellerInput = z.strictObject({ id: rowId, seller: sellerSchema })

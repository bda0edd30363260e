import { z } from 'zod'
import { cleanLine } from '../books/index.ts'
import {
  AMOUNT_MAX,
  EARNING_ITEMS_MAX,
  EARNING_TAG_MAX_LENGTH,
  EARNING_TEXT_MAX_LENGTH,
  earningCurrencies,
  earningKinds,
  earningSourceCodes,
  isCurrency,
  parseRate,
  reportFields,
  rowStatuses,
  SIGNATURE_MAX_LENGTH,
  STATUS_MAX_LENGTH,
  STATUS_VALUES_MAX,
} from '../earnings/index.ts'
import { identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { REPORT_BATCH_ROWS, REPORT_COLUMNS_MAX, REPORT_ROWS_MAX } from '../limits/index.ts'
import { calendarDay, checkPeriod } from './analytics.ts'
import { countryCode, rowId } from './fields.ts'
import { sellerSchema } from './links.ts'

/** A text of a report as the reader cleaned it. */
const cleanText = (length: number) =>
  z
    .string()
    .max(length)
    .refine((text) => cleanLine(text) === text)

const currency = z
  .string()
  .refine(isCurrency, 'must be a currency, such as `EUR`')
  .meta({ enum: [...earningCurrencies] })

const bookKey = z
  .string()
  .max(13)
  .refine((key) => {
    const book = parseBookIdentifier(key)
    return book !== undefined && identifierKey(book) === key
  })

/** A row of a report, as `readReport` returns it. The server checks each again. */
const earningRow = z
  .strictObject({
    day: calendarDay,
    source: z.enum(earningSourceCodes),
    kind: z.enum(earningKinds),
    seller: sellerSchema.nullable(),
    advertiser: cleanText(EARNING_TEXT_MAX_LENGTH),
    tag: cleanText(EARNING_TAG_MAX_LENGTH),
    book: bookKey.nullable(),
    title: cleanText(EARNING_TEXT_MAX_LENGTH),
    country: countryCode.nullable(),
    currency,
    amount: z.int().min(-AMOUNT_MAX).max(AMOUNT_MAX),
    items: z
      .int()
      .min(-2 * EARNING_ITEMS_MAX)
      .max(EARNING_ITEMS_MAX),
    reference: cleanText(EARNING_TAG_MAX_LENGTH),
    occurrence: z.int().min(0).max(REPORT_ROWS_MAX),
  })
  .refine(({ kind, amount }) => kind !== 'order' || amount === 0)

/**
 * Begins an import. It counts once it is completed with this number of rows. A report covers the period that
 * it states, or else the days from its first row to its last.
 */
export const earningsBeginInput = z.strictObject({
  fileName: z.string().max(255).transform(cleanLine),
  report: cleanText(60),
  rows: z.int().min(1).max(REPORT_ROWS_MAX),
  period: z
    .strictObject({ from: calendarDay, to: calendarDay })
    .superRefine(checkPeriod)
    .optional(),
})

export const earningsAppendInput = z.strictObject({
  id: rowId,
  rows: z.array(earningRow).min(1).max(REPORT_BATCH_ROWS),
})

export const earningsImportInput = z.strictObject({ id: rowId })

/** A period, and the only currency to count; without one, all are converted if the rates are known. */
export const earningsOverviewInput = z
  .strictObject({ from: calendarDay, to: calendarDay, currency: currency.optional() })
  .superRefine(checkPeriod)

const rate = z
  .string()
  .max(20)
  .refine((text) => parseRate(text) === text)

/** The currency of the total, and what one unit of each other currency is worth in it. */
export const earningsSetRatesInput = z.strictObject({
  currency,
  rates: z.record(currency, rate),
})

const column = z
  .int()
  .min(0)
  .max(REPORT_COLUMNS_MAX - 1)

/** The columns of a report that the author chose, by the signature of its header. */
export const earningsRememberMappingInput = z.strictObject({
  signature: z.string().min(1).max(SIGNATURE_MAX_LENGTH),
  mapping: z.strictObject({
    source: z.enum(earningSourceCodes),
    kind: z.enum(earningKinds),
    columns: z
      .partialRecord(z.enum(reportFields), column)
      .refine(({ day, amount }) => day !== undefined && amount !== undefined),
    statuses: z
      .record(z.string().max(STATUS_MAX_LENGTH), z.enum(rowStatuses))
      .refine((statuses) => Object.keys(statuses).length <= STATUS_VALUES_MAX)
      .optional(),
  }),
})

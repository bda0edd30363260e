import type { EarningKind } from './earning-row.ts'
import type { EarningSource } from './earning-sources.ts'
import type { RowStatuses } from './row-status.ts'

/** What a column of a report can contain. */
export const reportFields = [
  'day',
  'amount',
  'currency',
  'tag',
  'book',
  'title',
  'items',
  'returns',
  'advertiser',
  'advertiserId',
  'country',
  'status',
  'reference',
] as const
export type ReportField = (typeof reportFields)[number]

/** The position of each field's column, from 0. */
export type ReportColumns = Readonly<Partial<Record<ReportField, number>>>

/** A report that a program documents. Each has its own file in `formats/`. */
export interface ReportFormat {
  readonly code: string
  /** The program and the name of its report. */
  readonly name: string
  readonly kind: EarningKind
  /** Normalized column names of each field; the first that the header has counts. */
  readonly columns: Readonly<Partial<Record<ReportField, readonly string[]>>>
  /** The columns by which we recognize the report, normalized. */
  readonly signs: readonly string[]
  /** What the values of the status mean. A report that has them always has a column for it. */
  readonly statuses?: RowStatuses
}

/** How an author says that a report is to be read. */
export interface ReportMapping {
  readonly source: EarningSource
  readonly kind: EarningKind
  readonly columns: ReportColumns
  /** What the values of the column for the status mean. */
  readonly statuses?: RowStatuses | undefined
}

/** How to read the rows below a header. */
export interface ReportPlan extends ReportMapping, Pick<ReportFormat, 'name'> {
  readonly statuses: RowStatuses
}

/** No program has longer names of columns. A value of any other line can have megabytes. */
const COLUMN_NAME_MAX_LENGTH = 200

/**
 * Normalizes the name of a column: without currency, spaces, case, and punctuation.
 *
 * @example normalizeColumn('Ad Fees($)') // 'adfees'
 */
export function normalizeColumn(name: string): string {
  if (name === '') return ''
  return name
    .slice(0, COLUMN_NAME_MAX_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^\p{L}\d]/gu, '')
}

/** The longest signature of a header that is remembered. */
export const SIGNATURE_MAX_LENGTH = 1000

/**
 * Names a header, so that the mapping of its columns can be found again.
 *
 * @example describeHeader(['Date', 'My fee ($)']) // 'date|myfee'
 */
export function describeHeader(header: readonly string[]): string {
  return header.map(normalizeColumn).join('|').slice(0, SIGNATURE_MAX_LENGTH)
}

/**
 * Finds the format whose identifying columns all appear in a header.
 *
 * @example findFormat(['ASIN', 'Tracking ID', 'Date Shipped', 'Ad Fees($)'], reportFormats) // amazonEarnings
 */
export function findFormat<Format extends ReportFormat>(
  header: readonly string[],
  formats: readonly Format[],
): Format | undefined {
  const names = new Set(header.map(normalizeColumn))
  return formats.find(({ signs }) =>
    signs.every((sign) => sign.split('/').some((name) => names.has(name))),
  )
}

/**
 * Finds the columns of a format in a header.
 *
 * @example locateColumns(['Date', 'Qty'], amazonOrders) // { day: 0, items: 1 }
 */
export function locateColumns(
  header: readonly string[],
  columns: ReportFormat['columns'],
): ReportColumns {
  const names = header.map(normalizeColumn)
  const located: Partial<Record<ReportField, number>> = {}
  for (const field of reportFields) {
    const at = (columns[field] ?? []).map((name) => names.indexOf(name)).find((one) => one >= 0)
    if (at !== undefined) located[field] = at
  }
  return located
}

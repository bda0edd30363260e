import type { DayRange } from './coverage.ts'
import type { EarningRow } from './earning-row.ts'
import type { ReportMapping } from './report-format.ts'
import type { CurrencyTotal } from './summarize-rows.ts'

/** Why a file or one of its lines is refused. */
export const reportProblems = [
  'too-large',
  'excel',
  'zip-broken',
  'zip-encrypted',
  'zip-too-large',
  'zip-without-reports',
  'several-periods',
  'royalties',
  'not-text',
  'empty',
  'no-rows',
  'too-many-rows',
  'too-many-columns',
  'unclosed-quote',
  'wrong-columns',
  'second-header',
  'day',
  'days-differ',
  'amount',
  'amounts-differ',
  'items',
  'currency',
  'currencies-differ',
  'other-currency',
  'other-store',
] as const
export type ReportProblemCode = (typeof reportProblems)[number]

export interface ReportProblem {
  readonly code: ReportProblemCode
  /** Null for the whole file. */
  readonly line: number | null
  /** What the line has instead. */
  readonly value: string
  /** In a ZIP file, the report. */
  readonly file?: string
}

/** What the author has to say, because the file does not. */
export type MissingChoice = 'marketplace' | 'currency' | 'day-order'

/** A file that could be read. */
export interface ParsedReport {
  readonly state: 'parsed'
  /** The name of the program and its report. */
  readonly name: string
  readonly rows: readonly EarningRow[]
  /** Lines without an earning, such as totals. */
  readonly skipped: number
  /** The days that its title states, if all rows are in them. */
  readonly period?: DayRange | undefined
  /** Rows that earned nothing, because the program reversed or rejected them. */
  readonly reversed: number
  /** What of the commission the program has not approved yet, by currency. */
  readonly pending: readonly CurrencyTotal[]
  /** Files of a ZIP that are no reports with earnings. */
  readonly unread?: readonly string[]
}

/** Why the author has to choose the columns. */
export type MappingReason =
  /** We do not know the report. */
  | 'new'
  /** We know the report, but not which of its rows count. */
  | 'status'

export type ReportReading =
  | ParsedReport
  | { readonly state: 'refused'; readonly problems: readonly ReportProblem[] }
  | {
      readonly state: 'incomplete'
      readonly name: string
      readonly missing: MissingChoice
      /** The tracking IDs in the file, which tell the marketplace. */
      readonly tags: readonly string[]
      /** A date that reads both ways, if the order of day and month is missing. */
      readonly date?: string | undefined
    }
  | {
      readonly state: 'unknown'
      readonly reason: MappingReason
      readonly header: readonly string[]
      readonly signature: string
      /** The first rows, for the author to see what is in the columns. */
      readonly sample: readonly (readonly string[])[]
      readonly suggestion: ReportMapping
      /** The values of each column, for those with few different ones. */
      readonly columnValues: readonly (readonly string[] | null)[]
    }

import type { EarningRow } from './earning-row.ts'
import type { DayOrder } from './report-day.ts'
import type { ReportMapping } from './report-format.ts'

/** Why a file or one of its lines is refused. */
export const reportProblems = [
  'too-large',
  'archive',
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
  'other-currency',
] as const
export type ReportProblemCode = (typeof reportProblems)[number]

export interface ReportProblem {
  readonly code: ReportProblemCode
  /** Null for the whole file. */
  readonly line: number | null
  /** What the line has instead. */
  readonly value: string
}

/** What the author has to say, because the file does not. */
export type MissingChoice = 'marketplace' | 'currency'

/** A file that could be read. */
export interface ParsedReport {
  readonly state: 'parsed'
  /** The name of the program and its report. */
  readonly name: string
  readonly rows: readonly EarningRow[]
  /** Lines without an earning, such as totals. */
  readonly skipped: number
  readonly dayOrder: DayOrder
  /** Whether the dates of the file show their order. */
  readonly isDayOrderCertain: boolean
}

export type ReportReading =
  | ParsedReport
  | { readonly state: 'refused'; readonly problems: readonly ReportProblem[] }
  | {
      readonly state: 'incomplete'
      readonly name: string
      readonly missing: MissingChoice
      /** The tracking IDs in the file, which tell the marketplace. */
      readonly tags: readonly string[]
    }
  | {
      readonly state: 'unknown'
      readonly header: readonly string[]
      readonly signature: string
      /** The first rows, for the author to see what is in the columns. */
      readonly sample: readonly (readonly string[])[]
      readonly suggestion: ReportMapping
    }

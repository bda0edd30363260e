import type { CountryCode } from '@everyshelf/domain/countries'
import type {
  EarningKind,
  EarningSource,
  ExchangeRates,
  ReportMapping,
} from '@everyshelf/domain/earnings'
import type { ColumnType } from 'kysely'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** A report that an author imported. */
export interface EarningImportTable {
  id: string
  ownerId: string
  fileName: string
  /** The program and its report. */
  report: string
  /** How many rows it has once it is complete. */
  rows: number
  /** How many of them are stored. */
  storedRows: number
  createdAt: IsoTime
  /** Null while its rows are being sent. Until then it does not count. */
  completedAt: IsoTime | null
  /** Set before its rows are deleted. From then on it is never complete again. */
  removedAt: IsoTime | null
  /** The days that it covers: of the period that it states and of its stored rows; null without either. */
  firstDay: string | null
  lastDay: string | null
}

/**
 * A row of a report. Several reports can have the same row: it counts once, from the newest import. So
 * undoing an import leaves exactly what the others say.
 */
export interface EarningTable {
  ownerId: string
  importId: string
  /** The time and id of its import: a later import has a greater text. */
  importOrder: string
  /** The hash of what stays the same when a program changes the amount later. */
  rowKey: string
  /** The hash of everything in the row. */
  contentHash: string
  /** The day of the report. */
  day: string
  source: EarningSource
  kind: EarningKind
  /** As clicks name it, such as `amazon-de`; null if the store is unknown. */
  seller: string | null
  /** The store as the report names it. */
  advertiser: string
  tag: string
  /** The book's key; null if the report names none. */
  identifier: string | null
  title: string
  country: CountryCode | null
  currency: string
  /** In ten-thousandths of the currency's unit. PostgreSQL returns text. */
  amount: ColumnType<number | string, number, number>
  items: number
}

/** What an author set for all reports. */
export interface EarningSettingsTable {
  ownerId: string
  /** The currency of the total; null until the author chooses one. */
  currency: string | null
  rates: JsonColumn<ExchangeRates>
  /** The columns that the author chose, by the signature of the header; the newest last. */
  mappings: JsonColumn<Readonly<Record<string, ReportMapping>>>
}

import type { CountryCode } from '@everyshelf/domain/countries'
import type {
  EarningKind,
  EarningSource,
  ExchangeRates,
  ReportMapping,
} from '@everyshelf/domain/earnings'
import { bigint, integer, json, table, text, time } from '../../db/table.ts'

export const earningsTables = {
  /** A report that an author imported. */
  earning_import: table(
    {
      id: text().key(),
      ownerId: text(),
      fileName: text(),
      /** The program and its report. */
      report: text(),
      /** How many rows it has once it is complete. */
      rows: integer(),
      /** How many of them are stored. */
      storedRows: integer(),
      createdAt: time(),
      /** Null while its rows are being sent. Until then it does not count. */
      completedAt: time().nullable(),
      /** Set before its rows are deleted. From then on it is never complete again. */
      removedAt: time().nullable(),
      /** The days that it covers: of the period that it states and of its stored rows; null without either. */
      firstDay: text().nullable(),
      lastDay: text().nullable(),
    },
    { indexes: [['ownerId'], ['completedAt', 'createdAt']] },
  ),
  /**
   * A row of a report. Several reports can have the same row: it counts once, from the newest import. So
   * undoing an import leaves exactly what the others say.
   */
  earning: table(
    {
      ownerId: text(),
      importId: text(),
      /** The time and id of its import: a later import has a greater text. */
      importOrder: text(),
      /** The hash of what stays the same when a program changes the amount later. */
      rowKey: text(),
      /** The hash of everything in the row. */
      contentHash: text(),
      /** The day of the report. */
      day: text(),
      source: text<EarningSource>(),
      kind: text<EarningKind>(),
      /** As clicks name it, such as `amazon-de`; null if the store is unknown. */
      seller: text().nullable(),
      /** The store as the report names it. */
      advertiser: text(),
      tag: text(),
      /** The book's key; null if the report names none. */
      identifier: text().nullable(),
      title: text(),
      country: text<CountryCode>().nullable(),
      currency: text(),
      /** In ten-thousandths of the currency's unit. PostgreSQL returns text. */
      amount: bigint(),
      items: integer(),
    },
    { key: ['ownerId', 'rowKey', 'importId'], indexes: [['ownerId', 'day'], ['importId']] },
  ),
  /** What an author set for all reports. */
  earning_settings: table({
    ownerId: text().key(),
    /** The currency of the total; null until the author chooses one. */
    currency: text().nullable(),
    rates: json<ExchangeRates>(),
    /** The columns that the author chose, by the signature of the header; the newest last. */
    mappings: json<Readonly<Record<string, ReportMapping>>>(),
  }),
}

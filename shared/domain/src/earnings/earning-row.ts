import type { CountryCode } from '../countries/index.ts'
import type { EarningSource } from './earning-sources.ts'

/**
 * A commission; an order for which Amazon may pay one later; or a bounty, which Amazon pays for a trial or
 * a registration instead of an item.
 */
export const earningKinds = ['commission', 'order', 'bounty'] as const
export type EarningKind = (typeof earningKinds)[number]

export const EARNING_TEXT_MAX_LENGTH = 120
export const EARNING_TAG_MAX_LENGTH = 72
export const EARNING_ITEMS_MAX = 100_000

/** One row of a report, with the same columns for every program. */
export interface EarningRow {
  /** The day of the report, in the program's time zone. */
  readonly day: string
  readonly source: EarningSource
  readonly kind: EarningKind
  /** The store as clicks name it, such as `amazon-de` or `kobo`; null if we do not know it. */
  readonly seller: string | null
  /** The store as the report names it; empty for Amazon. */
  readonly advertiser: string
  /** The tracking ID or click reference; empty if the report has none. */
  readonly tag: string
  /** The book's identifier key; null if the report names none. */
  readonly book: string | null
  readonly title: string
  /** The country of the marketplace, or the one that the report names. */
  readonly country: CountryCode | null
  /** ISO 4217 */
  readonly currency: string
  /** In ten-thousandths. Zero for orders, negative for returns. */
  readonly amount: number
  /** Shipped or sold minus returned, or ordered; zero for bounties. */
  readonly items: number
  /** The program's ID of a transaction whose amount it may change later; empty if it has none. */
  readonly reference: string
  /** 0 for the first of equal rows in one file, 1 for the second. */
  readonly occurrence: number
}

/**
 * Everything that a row says, as text. Rows of two reports with the same text are the same earning.
 *
 * @example describeContent(row) // '["2026-11-02","amazon","commission",…]'
 */
export function describeContent(row: EarningRow): string {
  const { day, source, kind, seller, advertiser, tag, book, title } = row
  const { country, currency, amount, items, reference, occurrence } = row
  const where = [day, source, kind, seller, advertiser, tag, book, title, country]
  return JSON.stringify([...where, currency, amount, items, reference, occurrence])
}

/**
 * The part of a row that stays the same if the program later changes the row's amount, as text. Without a
 * reference, that is the whole row.
 *
 * @example describeIdentity({ ...row, reference: '71920' }) // '["awin","commission","71920",0]'
 */
export function describeIdentity(row: EarningRow): string {
  return row.reference === ''
    ? describeContent(row)
    : JSON.stringify([row.source, row.kind, row.reference, row.occurrence])
}

/**
 * Numbers equal rows, so that two equal sales in one report count twice, and once each in the next
 * report with the same sales.
 *
 * @example numberOccurrences([row, row]).map(({ occurrence }) => occurrence) // [0, 1]
 */
export function numberOccurrences(rows: readonly EarningRow[]): EarningRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const identity = describeIdentity({ ...row, occurrence: 0 })
    const occurrence = seen.get(identity) ?? 0
    seen.set(identity, occurrence + 1)
    return { ...row, occurrence }
  })
}

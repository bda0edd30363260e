import type { Figures } from '../totals/figures.ts'

/** Which openings of an owner's links are asked about. */
export interface ClickQuestion {
  readonly ownerId: string
  /** Days of the owner's own calendar. */
  readonly from: string
  readonly to: string
  /** Null where all are meant. */
  readonly identifier: string | null
  readonly country: string | null
  readonly shop: string | null
}

export interface DayRow {
  readonly day: string
  readonly hits: number
  readonly clicks: number
  readonly readers: number
}

/** Sums to be added up. */
export interface ClickRows {
  /** Of the period before, too; of one day there may be several. */
  readonly days: readonly DayRow[]
  /** Of the period that is asked about. */
  readonly figures: Figures
}

/** A reader is counted once a book and day, whichever country or shop it was. */
export function tellsReaders({ country, shop }: ClickQuestion): boolean {
  return country === null && shop === null
}

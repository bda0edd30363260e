import type { ClickDimension } from '@everyshelf/domain/clicks'

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

export interface ValueRow {
  readonly dimension: Exclude<ClickDimension, 'hour'>
  readonly value: string
  readonly hits: number
  readonly clicks: number
}

export interface HourRow {
  readonly day: string
  readonly hour: number
  readonly clicks: number
}

export interface BookRow {
  readonly identifier: string
  readonly clicks: number
}

/** Sums to be added up: of one day, value, hour or book there may be several rows. */
export interface ClickRows {
  /** Of the period before, too. */
  readonly days: readonly DayRow[]
  readonly values: readonly ValueRow[]
  readonly hours: readonly HourRow[]
  readonly books: readonly BookRow[]
}

/** A reader is counted once a book and day, whichever country or shop it was. */
export function tellsReaders({ country, shop }: ClickQuestion): boolean {
  return country === null && shop === null
}

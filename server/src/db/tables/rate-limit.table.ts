import type { ColumnType } from 'kysely'
import type { IsoTime } from '../columns.ts'

/** Counters of rate limits that must survive a restart (S24, R45). */
export interface RateLimitTable {
  key: string
  points: number
  endsAt: IsoTime
  /** For limits that wait longer after each failure (S72). */
  blockedUntil: ColumnType<IsoTime | null, IsoTime | null | undefined, IsoTime | null>
}

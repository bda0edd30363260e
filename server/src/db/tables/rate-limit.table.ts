import type { ColumnType } from 'kysely'
import type { IsoTime } from '../columns.ts'

/** Counters of what may be tried only so often, where a restart must not forget (S24, R45). */
export interface RateLimitTable {
  key: string
  points: number
  endsAt: IsoTime
  /** Where each failure makes the next wait longer (S72). */
  blockedUntil: ColumnType<IsoTime | null, IsoTime | null | undefined, IsoTime | null>
}

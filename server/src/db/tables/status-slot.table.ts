import type { Flag, IsoTime, JsonColumn } from '../columns.ts'

/** The measurements of one process in 5 minutes. They contain nothing about visitors. */
export interface StatusSlotTable {
  /** The start of the 5 minutes, `2026-11-21T09:30`. */
  slot: string
  processId: string
  /** The part of the slot in which the process is known to have run. */
  startedAt: IsoTime
  seenAt: IsoTime
  redirects: number
  /** How many of them were timed, and how many of those failed. */
  timed: number
  failed: number
  /** The histogram of the timed redirects, see `redirect-times.ts`. */
  times: JsonColumn<readonly number[]>
  /** The process shut down cleanly. */
  isStopped: Flag
}

import type { Flag, IsoTime, JsonColumn } from '../columns.ts'

/** How one process fared in five minutes, as it measured itself; nothing in it is of a visitor. */
export interface StatusSlotTable {
  /** The beginning of the five minutes, `2026-11-21T09:30`. */
  slot: string
  processId: string
  /** The part of the slot in which the process is known to have run. */
  startedAt: IsoTime
  seenAt: IsoTime
  redirects: number
  /** How many of them were timed, and how many of those failed. */
  timed: number
  failed: number
  /** How many of the timed took how long; see `redirect-times.ts`. */
  times: JsonColumn<readonly number[]>
  /** It ended in order. */
  isStopped: Flag
}

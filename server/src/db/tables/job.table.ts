import type { IsoTime } from '../columns.ts'

/** A job that one of all processes runs. */
export interface JobTable {
  name: string
  /** Set while a process has the claim; no other process runs the job until then. */
  claimedUntil: IsoTime | null
  claimedBy: string | null
  /** When the last run started; null before the first has finished. */
  lastRunAt: IsoTime | null
  tookMs: number | null
  /** The result of the last run, such as a count; null without one. */
  result: string | null
  /** Null when the last run succeeded. */
  error: string | null
  nextRunAt: IsoTime
}

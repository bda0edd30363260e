import type { IsoTime } from '../columns.ts'

/** One job of those that all processes do once between them. */
export interface JobTable {
  name: string
  /** Set while a process has it: until then it is nobody else's. */
  claimedUntil: IsoTime | null
  claimedBy: string | null
  /** When its last run began; null before the first has ended. */
  lastRunAt: IsoTime | null
  tookMs: number | null
  /** What the last run says of itself, such as a count; null when it said nothing. */
  result: string | null
  /** Null when the last run went well. */
  error: string | null
  nextRunAt: IsoTime
}

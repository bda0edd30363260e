import { integer, table, text, time } from '../db/table.ts'

export const jobsTables = {
  /** A job that only one of the processes sharing the database runs. */
  job: table({
    name: text().key(),
    /** Set while a process has the claim; no other process runs the job until then. */
    claimedUntil: time().nullable(),
    claimedBy: text().nullable(),
    /** When the last run started; null before the first has finished. */
    lastRunAt: time().nullable(),
    tookMs: integer().nullable(),
    /** The result of the last run, such as a count; null without one. */
    result: text().nullable(),
    /** Null when the last run succeeded. */
    error: text().nullable(),
    nextRunAt: time(),
  }),
}

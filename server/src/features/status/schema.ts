import { flag, integer, json, table, text, time } from '../../db/table.ts'

export const statusTables = {
  /** The measurements of one process in 5 minutes. They contain nothing about visitors. */
  status_slot: table(
    {
      /** The start of the 5 minutes, `2026-11-21T09:30`. */
      slot: text(),
      processId: text(),
      /** The part of the slot in which the process is known to have run. */
      startedAt: time(),
      seenAt: time(),
      redirects: integer(),
      /** How many of them were timed, and how many of those failed. */
      timed: integer(),
      failed: integer(),
      /** The histogram of the timed redirects, see `redirect-times.ts`. */
      times: json<readonly number[]>(),
      /** The process shut down cleanly. */
      isStopped: flag(),
    },
    { key: ['slot', 'processId'] },
  ),
}

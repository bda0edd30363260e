import { integer, table, text, time } from '../db/table.ts'

export const httpTables = {
  /** Counters of rate limits that must survive a restart (S24, R45). */
  rate_limit: table(
    {
      key: text().key(),
      points: integer(),
      endsAt: time(),
      /** For limits that wait longer after each failure (S72). */
      blockedUntil: time().nullable(),
    },
    { indexes: [['endsAt']] },
  ),
}

import { integer, table, text, time } from '../../db/table.ts'

export const httpTables = {
  /** Counters of rate limits that must survive a restart. */
  rate_limit: table(
    {
      key: text().key(),
      points: integer(),
      endsAt: time(),
      /** For limits that wait longer after each failure. */
      blockedUntil: time().nullable(),
    },
    { indexes: [['endsAt']] },
  ),
}

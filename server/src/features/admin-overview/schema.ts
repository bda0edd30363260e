import { integer, table, text } from '../../db/table.ts'

export const adminOverviewTables = {
  /** A metric of the whole server on one day (UTC). */
  daily_metric: table(
    {
      day: text(),
      /** See `features/admin-overview/overview-metrics.ts`. */
      name: text(),
      value: integer(),
    },
    { key: ['day', 'name'] },
  ),
}

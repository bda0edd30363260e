/** A metric of the whole server on one day (UTC). The table keeps its first name, `day_figure`. */
export interface DailyMetricTable {
  day: string
  /** See `features/admin-overview/overview-metrics.ts`. */
  name: string
  value: number
}

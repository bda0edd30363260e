/** A metric of the whole server on one day (UTC). */
export interface DailyMetricTable {
  day: string
  /** See `features/overview/overview-metrics.ts`. */
  name: string
  value: number
}

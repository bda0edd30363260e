/**
 * The metrics stored for every day: counts of events, and totals at the end of the day. A metric that
 * was not counted on its day is missing rather than zero.
 */
export const metricNames = [
  'signUps',
  'linksSaved',
  'hits',
  'clicks',
  'errors',
  'accounts',
  'links',
  'premium',
] as const

export type MetricName = (typeof metricNames)[number]

export type DailyMetrics = Partial<Readonly<Record<MetricName, number>>>

export function isMetricName(text: string): text is MetricName {
  return metricNames.some((name) => name === text)
}

import { Counter, Histogram, type Registry } from 'prom-client'
import { registerGauge } from '../../../metrics/register-metric.ts'
import { type OnClickHouseRequest, requestKinds } from './clickhouse.ts'

/** Metrics of the requests to ClickHouse. Call the returned function after each of them. */
export function registerClickHouseMetrics(
  registry: Registry,
  isReachable: () => Promise<boolean | null>,
): OnClickHouseRequest {
  const up = {
    name: 'everyshelf_clickhouse_up',
    help: 'Whether ClickHouse answers; NaN without CLICKHOUSE_URL.',
  }
  registerGauge(registry, up, async () => {
    const isUp = await isReachable()
    return isUp === null ? null : Number(isUp)
  })
  const common = { labelNames: ['request'], registers: [registry] }
  const durations = new Histogram({
    ...common,
    name: 'everyshelf_clickhouse_request_duration_seconds',
    help: 'Duration of requests to ClickHouse, also of those that failed.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  })
  const errors = new Counter({
    ...common,
    name: 'everyshelf_clickhouse_errors_total',
    help: 'Requests to ClickHouse that failed.',
  })
  for (const request of requestKinds) {
    durations.zero({ request })
    errors.inc({ request }, 0)
  }
  return ({ kind: request, seconds, hasFailed }) => {
    durations.observe({ request }, seconds)
    if (hasFailed) errors.inc({ request })
  }
}

import { Counter, Histogram, type Registry } from 'prom-client'
import { registerGauge } from '../../../metrics/register-metric.ts'
import { type OnClickHouseRequest, openClickHouse, requestKinds } from './clickhouse.ts'
import { readTablesSize } from './tables.repo.ts'

export interface ClickHouseState {
  readonly isReachable: boolean
  /** Null while it is not reachable. */
  readonly bytes: number | null
}

/** More frequent checks get the cached result. */
const CACHED_MS = 2000

export type ClickHouseMonitor = ReturnType<typeof createClickHouseMonitor>

/** What an operator sees of ClickHouse. Without `CLICKHOUSE_URL`, the responses are null. */
export function createClickHouseMonitor(url: string | null, metrics: Registry) {
  const clickHouse = url === null ? null : openClickHouse(url)
  let last: { readonly at: number; readonly isReachable: Promise<boolean> } | undefined

  async function isReachable(): Promise<boolean | null> {
    if (!clickHouse) return null
    const at = performance.now()
    if (!last || at - last.at >= CACHED_MS) {
      last = { at, isReachable: clickHouse.isReachable() }
    }
    return await last.isReachable
  }

  return {
    onRequest: registerClickHouseMetrics(metrics, isReachable),
    isReachable,
    readState: async (): Promise<ClickHouseState | null> => {
      if (!clickHouse) return null
      const bytes = (await isReachable())
        ? await readTablesSize(clickHouse).catch(() => null)
        : null
      return { isReachable: bytes !== null, bytes }
    },
    close: async () => await clickHouse?.close(),
  }
}

/** Metrics of the requests to ClickHouse. Call the returned function after each of them. */
function registerClickHouseMetrics(
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
    help: 'Duration of requests to ClickHouse, including failed ones.',
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

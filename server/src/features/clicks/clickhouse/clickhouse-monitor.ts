import type { Registry } from 'prom-client'
import { type OnClickHouseRequest, openClickHouse } from './clickhouse.ts'
import { registerClickHouseMetrics } from './clickhouse-metrics.ts'
import { readTablesSize } from './tables.repo.ts'

export interface ClickHouseState {
  readonly isReachable: boolean
  /** Null while it is not reachable. */
  readonly bytes: number | null
}

/** What an operator sees of ClickHouse. Without `CLICKHOUSE_URL`, the responses are null. */
export interface ClickHouseMonitor {
  readonly onRequest: OnClickHouseRequest
  readonly isReachable: () => Promise<boolean | null>
  readonly readState: () => Promise<ClickHouseState | null>
  readonly close: () => Promise<void>
}

interface MonitorDeps {
  readonly url: string | null
  readonly metrics: Registry
}

/** More frequent checks get the cached result. */
const CACHED_MS = 2000

export function createClickHouseMonitor({ url, metrics }: MonitorDeps): ClickHouseMonitor {
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
    readState: async () => {
      if (!clickHouse) return null
      const bytes = (await isReachable())
        ? await readTablesSize(clickHouse).catch(() => null)
        : null
      return { isReachable: bytes !== null, bytes }
    },
    close: async () => await clickHouse?.close(),
  }
}

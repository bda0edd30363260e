import type { Registry } from 'prom-client'
import { watchCount, watchGauge } from './watch-figures.ts'

/** What the recorder of clicks counts for itself. */
export function watchClicks(
  registry: Registry,
  readCounts: () => Readonly<Record<'recorded' | 'unrecorded' | 'lost' | 'waiting', number>>,
): void {
  const counters = [
    ['recorded', 'Hits on disk.'],
    ['unrecorded', 'Readers sent on before their hit was on disk.'],
    ['lost', 'Hits given up.'],
  ] as const
  for (const [field, help] of counters) {
    watchCount(registry, { name: `clicks_${field}_total`, help }, () => readCounts()[field])
  }
  const waiting = { name: 'clicks_waiting', help: 'Hits in memory that wait for the database.' }
  watchGauge(registry, waiting, () => readCounts().waiting)
}

/** What waits on this machine's disk for PostgreSQL. */
export interface SpoolFigures {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly bytes: number
}

export function watchSpool(registry: Registry, readFigures: () => SpoolFigures): void {
  const gauges = [
    ['clicks_spooled', 'waiting', 'Hits on the local disk that wait for PostgreSQL.'],
    ['clicks_spooled_oldest_seconds', 'oldestSeconds', 'How long the oldest of them waits.'],
    ['clicks_spool_bytes', 'bytes', 'Size of the file that they wait in.'],
  ] as const
  for (const [name, field, help] of gauges) {
    watchGauge(registry, { name, help }, () => readFigures()[field])
  }
}

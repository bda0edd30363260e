import type { Registry } from 'prom-client'
import { registerCounter, registerGauge } from './register-metric.ts'

/** Metrics of the click recorder. */
export function registerClickMetrics(
  registry: Registry,
  readCounts: () => Readonly<Record<'recorded' | 'unrecorded' | 'lost' | 'waiting', number>>,
): void {
  const counters = [
    ['recorded', 'Hits stored on disk.'],
    ['unrecorded', 'Readers redirected before their hit was on disk.'],
    ['lost', 'Hits dropped.'],
  ] as const
  for (const [field, help] of counters) {
    registerCounter(
      registry,
      { name: `everyshelf_clicks_${field}_total`, help },
      () => readCounts()[field],
    )
  }
  const waiting = {
    name: 'everyshelf_clicks_waiting',
    help: 'Hits in memory that are not on disk yet.',
  }
  registerGauge(registry, waiting, () => readCounts().waiting)
}

/** Hits on this machine's disk waiting for the database. */
export interface SpoolMetrics {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly bytes: number
}

export function registerSpoolMetrics(registry: Registry, readMetrics: () => SpoolMetrics): void {
  const gauges = [
    ['everyshelf_clicks_spooled', 'waiting', 'Hits on the local disk waiting for the database.'],
    [
      'everyshelf_clicks_spooled_oldest_seconds',
      'oldestSeconds',
      'How long the oldest hit on the local disk has been waiting.',
    ],
    [
      'everyshelf_clicks_spool_bytes',
      'bytes',
      'Size of the file that stores hits waiting for the database.',
    ],
  ] as const
  for (const [name, field, help] of gauges) {
    registerGauge(registry, { name, help }, () => readMetrics()[field])
  }
}

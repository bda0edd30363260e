import type { Registry } from 'prom-client'
import type { ConnectionFigures } from '../http/connection-limits.ts'
import { watchCounts, watchGauge } from './watch-figures.ts'

/** Open connections, and what was refused so that redirects go on. */
export function watchConnections(
  registry: Registry,
  readConnections: () => ConnectionFigures,
  readRefused: () => Readonly<Record<string, number>>,
): void {
  const open = { name: 'connections_open', help: 'Open connections.' }
  watchGauge(registry, open, () => readConnections().open)
  const closed = { name: 'connections_refused_total', help: 'Connections closed over a limit.' }
  watchCounts(registry, { ...closed, label: 'limit' }, () => readConnections().refused)
  const refused = { name: 'requests_refused_total', help: 'Requests answered 503 at once.' }
  watchCounts(registry, { ...refused, label: 'reason' }, readRefused)
}

import type { Registry } from 'prom-client'
import type { ConnectionMetrics } from '../http/connections/connection-limits.ts'
import { registerGauge, registerLabeledCounter } from './register-metric.ts'

/** Open connections, and requests refused to keep redirects fast. */
export function registerConnectionMetrics(
  registry: Registry,
  readConnections: () => ConnectionMetrics,
  readRefused: () => Readonly<Record<string, number>>,
): void {
  const open = { name: 'everyshelf_connections_open', help: 'Open connections.' }
  registerGauge(registry, open, () => readConnections().open)
  const closed = {
    name: 'everyshelf_connections_refused_total',
    help: 'Connections closed because of a limit.',
  }
  registerLabeledCounter(registry, { ...closed, label: 'limit' }, () => readConnections().refused)
  const refused = {
    name: 'everyshelf_requests_refused_total',
    help: 'Requests answered with 503 at once.',
  }
  registerLabeledCounter(registry, { ...refused, label: 'reason' }, readRefused)
}

import { addMeasurements, quantile, type RedirectMeasurements } from './redirect-times.ts'
import type { StatusSlot } from './status.repo.ts'

/** A period's uptime in seconds. The seconds add up to its length, up to now. */
export interface StatusPeriod {
  readonly from: string
  readonly upSeconds: number
  /** No process ran, and the last one did not shut down cleanly. */
  readonly downSeconds: number
  /** The server was shut down, for example for an upgrade. */
  readonly stoppedSeconds: number
  /** Before the first measurement. */
  readonly unknownSeconds: number
  readonly redirects: number
  readonly timed: number
  readonly failed: number
  /** Percentiles of the timed redirects; null without any, or above a second. */
  readonly p50Ms: number | null
  readonly p95Ms: number | null
  readonly p99Ms: number | null
}

interface TimeSpan {
  readonly fromMs: number
  readonly toMs: number
  readonly state: 'up' | 'down' | 'stopped' | 'unknown'
}

/** A time in which a process is known to have run. */
export type Run = Pick<StatusSlot, 'processId' | 'startedAtMs' | 'seenAtMs' | 'isStopped'>

/** A summary of slots: the run of each process, and the sum of the measurements. */
export interface DaySummary {
  readonly runs: readonly Run[]
  readonly measurements: RedirectMeasurements
}

const NOTHING: RedirectMeasurements = { redirects: 0, timed: 0, failed: 0, times: [] }

export function summarizeSlots(slots: readonly StatusSlot[]): DaySummary {
  const runs = new Map<string, Run>()
  for (const { processId, startedAtMs, seenAtMs, isStopped } of slots) {
    const { startedAtMs: sinceMs = startedAtMs } = runs.get(processId) ?? {}
    runs.set(processId, { processId, startedAtMs: sinceMs, seenAtMs, isStopped })
  }
  return {
    runs: [...runs.values()],
    measurements: slots.reduce((sum, slot) => addMeasurements(sum, slot.measurements), NOTHING),
  }
}

/** Rows are written every minute, so a shorter gap does not count as downtime. */
const MAX_GAP_MS = 150_000

/** Splits the time into spans in which the server was up, down, stopped, or not measured yet. */
export function listTimeSpans(measured: readonly Run[], nowMs: number): TimeSpan[] {
  const [first, ...others] = measured.toSorted((a, b) => a.startedAtMs - b.startedAtMs)
  const always = Number.NEGATIVE_INFINITY
  if (!first) return [{ fromMs: always, toMs: nowMs, state: 'unknown' }]
  const timeSpans: TimeSpan[] = [
    { fromMs: always, toMs: first.startedAtMs, state: 'unknown' },
    { fromMs: first.startedAtMs, toMs: first.seenAtMs, state: 'up' },
  ]
  let last = first
  for (const run of others) {
    const { seenAtMs: endMs } = last
    const fromMs = Math.max(run.startedAtMs, endMs)
    timeSpans.push({ fromMs: endMs, toMs: fromMs, state: stateAfter(last) })
    if (run.seenAtMs > fromMs) timeSpans.push({ fromMs, toMs: run.seenAtMs, state: 'up' })
    if (run.seenAtMs >= endMs) last = run
  }
  const isRunning = !last.isStopped && nowMs - last.seenAtMs <= MAX_GAP_MS
  const state = isRunning ? 'up' : stateAfter(last)
  return [...timeSpans, { fromMs: last.seenAtMs, toMs: nowMs, state }]
}

function stateAfter({ isStopped }: Run): TimeSpan['state'] {
  return isStopped ? 'stopped' : 'down'
}

export function measurePeriod(
  fromMs: number,
  toMs: number,
  timeSpans: readonly TimeSpan[],
  measurements: RedirectMeasurements,
): StatusPeriod {
  const seconds = { up: 0, down: 0, stopped: 0, unknown: 0 }
  for (const timeSpan of timeSpans) {
    const lengthMs = Math.min(toMs, timeSpan.toMs) - Math.max(fromMs, timeSpan.fromMs)
    if (lengthMs > 0) seconds[timeSpan.state] += lengthMs / 1000
  }
  return {
    from: new Date(fromMs).toISOString(),
    upSeconds: Math.round(seconds.up),
    downSeconds: Math.round(seconds.down),
    stoppedSeconds: Math.round(seconds.stopped),
    unknownSeconds: Math.round(seconds.unknown),
    redirects: measurements.redirects,
    timed: measurements.timed,
    failed: measurements.failed,
    p50Ms: toMilliseconds(quantile(measurements, 0.5)),
    p95Ms: toMilliseconds(quantile(measurements, 0.95)),
    p99Ms: toMilliseconds(quantile(measurements, 0.99)),
  }
}

/** JSON has no infinity. */
function toMilliseconds(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null
}

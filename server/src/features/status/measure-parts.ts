import { addFigures, quantile, type RedirectFigures } from './redirect-times.ts'
import type { StatusSlot } from './status.repo.ts'

/** What a stretch of time was like, in seconds; together they are its length, up to now. */
export interface StatusPart {
  readonly from: string
  readonly upSeconds: number
  /** Nothing ran, and what ran before had not said that it ends. */
  readonly downSeconds: number
  /** It was stopped in order, for instance for a new version. */
  readonly stoppedSeconds: number
  /** Nothing had been measured yet. */
  readonly unknownSeconds: number
  readonly redirects: number
  readonly timed: number
  readonly failed: number
  /** Of a hundred timed redirects so many took at most so long; null without any, or beyond a second. */
  readonly p50Ms: number | null
  readonly p95Ms: number | null
  readonly p99Ms: number | null
}

interface Stretch {
  readonly fromMs: number
  readonly toMs: number
  readonly state: 'up' | 'down' | 'stopped' | 'unknown'
}

/** A while in which one process is known to have run. */
export type Run = Pick<StatusSlot, 'processId' | 'startedAtMs' | 'seenAtMs' | 'isStopped'>

/** A day's slots in short: the runs of each process, and the sum of what they measured. */
export interface MeasuredTime {
  readonly runs: readonly Run[]
  readonly figures: RedirectFigures
}

const NOTHING: RedirectFigures = { redirects: 0, timed: 0, failed: 0, times: [] }

export function sumUp(slots: readonly StatusSlot[]): MeasuredTime {
  const runs = new Map<string, Run>()
  for (const { processId, startedAtMs, seenAtMs, isStopped } of slots) {
    const { startedAtMs: sinceMs = startedAtMs } = runs.get(processId) ?? {}
    runs.set(processId, { processId, startedAtMs: sinceMs, seenAtMs, isStopped })
  }
  return {
    runs: [...runs.values()],
    figures: slots.reduce((sum, slot) => addFigures(sum, slot.figures), NOTHING),
  }
}

/** Rows are written every minute: a shorter silence between two of one process is none. */
const SILENCE_MS = 150_000

/** Cuts the time since the first measurement into what ran and what did not. */
export function listStretches(measured: readonly Run[], nowMs: number): Stretch[] {
  const [first, ...others] = measured.toSorted((a, b) => a.startedAtMs - b.startedAtMs)
  const always = Number.NEGATIVE_INFINITY
  if (!first) return [{ fromMs: always, toMs: nowMs, state: 'unknown' }]
  const stretches: Stretch[] = [
    { fromMs: always, toMs: first.startedAtMs, state: 'unknown' },
    { fromMs: first.startedAtMs, toMs: first.seenAtMs, state: 'up' },
  ]
  let last = first
  for (const run of others) {
    const { seenAtMs: endMs } = last
    const fromMs = Math.max(run.startedAtMs, endMs)
    if (fromMs > endMs) stretches.push({ fromMs: endMs, toMs: fromMs, state: stateAfter(last) })
    if (run.seenAtMs > fromMs) stretches.push({ fromMs, toMs: run.seenAtMs, state: 'up' })
    if (run.seenAtMs >= endMs) last = run
  }
  const isRunning = !last.isStopped && nowMs - last.seenAtMs <= SILENCE_MS
  const state = isRunning ? 'up' : stateAfter(last)
  return [...stretches, { fromMs: last.seenAtMs, toMs: nowMs, state }]
}

function stateAfter({ isStopped }: Run): Stretch['state'] {
  return isStopped ? 'stopped' : 'down'
}

export function measurePart(
  fromMs: number,
  toMs: number,
  stretches: readonly Stretch[],
  figures: RedirectFigures,
): StatusPart {
  const seconds = { up: 0, down: 0, stopped: 0, unknown: 0 }
  for (const stretch of stretches) {
    const lengthMs = Math.min(toMs, stretch.toMs) - Math.max(fromMs, stretch.fromMs)
    if (lengthMs > 0) seconds[stretch.state] += lengthMs / 1000
  }
  return {
    from: new Date(fromMs).toISOString(),
    upSeconds: Math.round(seconds.up),
    downSeconds: Math.round(seconds.down),
    stoppedSeconds: Math.round(seconds.stopped),
    unknownSeconds: Math.round(seconds.unknown),
    redirects: figures.redirects,
    timed: figures.timed,
    failed: figures.failed,
    p50Ms: toMilliseconds(quantile(figures, 0.5)),
    p95Ms: toMilliseconds(quantile(figures, 0.95)),
    p99Ms: toMilliseconds(quantile(figures, 0.99)),
  }
}

/** JSON has no infinity. */
function toMilliseconds(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null
}

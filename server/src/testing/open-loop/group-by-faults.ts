import type { OpenLoopResult } from './start-open-loop.ts'

/** Milliseconds since 1970. */
export interface FaultTimes {
  readonly fromMs: number
  readonly toMs: number
}

export interface RequestGroup {
  readonly latenciesMs: readonly number[]
  /** Readers not redirected. They have no latency. */
  readonly failed: number
}

/** After a fault, connections are opened again and spools are emptied. */
const SETTLING_MS = 5000

/** Groups requests by the whole second of their scheduled time. */
export function groupByFaults(
  load: Pick<OpenLoopResult, 'startedAtMs' | 'ratePerSecond' | 'latenciesMs'>,
  faults: readonly FaultTimes[],
): Readonly<Record<'before' | 'during' | 'after', RequestGroup>> {
  const secondOf = (ms: number) => Math.floor(ms / 1000)
  const first = Math.min(...faults.map(({ fromMs }) => secondOf(fromMs)))
  const faulty = new Set(faults.flatMap(listSeconds))
  const create = () => ({ latenciesMs: [] as number[], failed: 0 })
  const groups = { before: create(), during: create(), after: create() }
  for (const [index, latencyMs] of load.latenciesMs.entries()) {
    const second = secondOf(load.startedAtMs + (index * 1000) / load.ratePerSecond)
    const group = groups[second < first ? 'before' : faulty.has(second) ? 'during' : 'after']
    if (Number.isNaN(latencyMs)) group.failed++
    else group.latenciesMs.push(latencyMs)
  }
  return groups

  function listSeconds({ fromMs, toMs }: FaultTimes): number[] {
    const from = secondOf(fromMs)
    return Array.from({ length: secondOf(toMs + SETTLING_MS) - from + 1 }, (_, at) => from + at)
  }
}

import {
  type FaultTimes,
  groupByFaults,
  type RequestGroup,
} from '../../server/src/testing/open-loop/group-by-faults.ts'
import type { OpenLoopResult } from '../../server/src/testing/open-loop/start-open-loop.ts'
import { quantile } from './statistics.ts'

export interface NamedFault extends FaultTimes {
  readonly name: string
}

/** Prints how long readers waited before, during and after faults, and during each kind of fault. */
export function reportLatencies(load: OpenLoopResult, faults: readonly NamedFault[]): void {
  for (const [phase, group] of Object.entries(groupByFaults(load, faults))) {
    printLine(`${phase} faults`, group)
  }
  for (const name of new Set(faults.map((fault) => fault.name))) {
    const ofName = faults.filter((fault) => fault.name === name)
    printLine(`${name} (${ofName.length})`, groupByFaults(load, ofName).during)
  }
  console.log(`requests were sent up to ${load.latestSendMs.toFixed(0)} ms after their time`)
}

function printLine(title: string, { latenciesMs, failed }: RequestGroup): void {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const at = (share: number) => `${quantile(sorted, share).toFixed(1)} ms`
  console.log(
    [
      title.padEnd(34),
      `${String(latenciesMs.length + failed).padStart(8)} readers`,
      `p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}`,
      `${failed} not redirected`,
    ].join('  '),
  )
}

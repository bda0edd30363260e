import type { SliceResult } from '../load/generator.ts'
import type { Generator } from '../load/start-generator.ts'
import type { Subject } from '../servers/start-subject.ts'
import { readCpuSeconds } from './process-cost.ts'

export interface Sample extends SliceResult {
  readonly perSecond: number
  /** Undefined when the system does not report it. */
  readonly cpuMicroseconds: number | undefined
  readonly cores: number | undefined
}

export interface RoundsPlan {
  readonly subjects: readonly Subject[]
  readonly generatorOf: (subject: Subject) => Generator
  readonly connections: number
  readonly rounds: number
  readonly sliceMs: number
}

/**
 * Runs slices of all subjects in turn. Each round starts with another subject, and every other round runs
 * backwards, so that changes of the machine's speed affect all subjects alike.
 */
export async function runRounds(plan: RoundsPlan): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(plan.subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < plan.rounds; round++) {
    for (const subject of orderOf(plan.subjects, round)) {
      samples.get(subject.name)?.push(await runSlice(subject, plan))
    }
  }
  return samples
}

function orderOf(subjects: readonly Subject[], round: number): Subject[] {
  const first = round % subjects.length
  const rotated = [...subjects.slice(first), ...subjects.slice(0, first)]
  return round % 2 ? rotated.reverse() : rotated
}

async function runSlice(
  subject: Subject,
  { generatorOf, connections, sliceMs }: RoundsPlan,
): Promise<Sample> {
  const { port, pid, pids = [pid] } = subject
  const generator = generatorOf(subject)
  const before = readCpuOfAll(pids)
  const result = await generator.run({ port, connections, ms: sliceMs })
  const after = readCpuOfAll(pids)
  const cpu = before === undefined || after === undefined ? undefined : after - before
  return {
    ...result,
    perSecond: result.redirects / result.seconds,
    cpuMicroseconds: cpu === undefined ? undefined : (cpu * 1e6) / result.redirects,
    cores: cpu === undefined ? undefined : cpu / result.seconds,
  }
}

function readCpuOfAll(pids: readonly number[]): number | undefined {
  let sum = 0
  for (const pid of pids) {
    const seconds = readCpuSeconds(pid)
    if (seconds === undefined) return undefined
    sum += seconds
  }
  return sum
}

/** The ratio of a subject's slice to the floor's slice, for each round. */
export function ratios(
  samples: ReadonlyMap<string, readonly Sample[]>,
  name: string,
  floor: string,
  value: (sample: Sample) => number | undefined,
): number[] {
  const floorSamples = samples.get(floor) ?? []
  return (samples.get(name) ?? []).flatMap((sample, round) => {
    const below = floorSamples[round] && value(floorSamples[round])
    const above = value(sample)
    return below && above !== undefined ? [above / below] : []
  })
}

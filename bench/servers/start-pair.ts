import type { Slice, SliceResult } from '../load/generator.ts'
import type { Generator } from '../load/start-generator.ts'
import type { Subject } from './start-subject.ts'

/** Two processes of the same program that share the servers' core. Each gets half of the readers. */
export interface Pair extends Subject {
  readonly both: readonly [Subject, Subject]
}

export async function startPair(
  name: string,
  start: (name: string) => Promise<Subject>,
): Promise<Pair> {
  const [first, second] = [await start(`${name}, first`), await start(`${name}, second`)]
  const each = async (work: (subject: Subject) => Promise<void>) => {
    await Promise.all([work(first), work(second)])
  }
  return {
    ...first,
    name,
    pids: [first.pid, second.pid],
    both: [first, second],
    stop: () => each(({ stop }) => stop()),
    kill: () => each(({ kill }) => kill()),
  }
}

/** Runs two generators as one, for pairs. Waits for `settle` after each slice, outside the measured time. */
export function combineGenerators(
  [one, other]: readonly [Generator, Generator],
  pair: Pair,
  settle: () => Promise<void> = async () => {},
): Generator {
  const [first, second] = pair.both
  return {
    run: async (slice) => {
      const half: Slice = { ...slice, connections: slice.connections / 2 }
      const [a, b] = await Promise.all([
        one.run({ ...half, port: first.port }),
        other.run({ ...half, port: second.port }),
      ])
      await settle()
      return add(a, b)
    },
    stop: () => {
      one.stop()
      other.stop()
    },
  }
}

function add(a: SliceResult, b: SliceResult): SliceResult {
  return {
    recorded: a.recorded + b.recorded,
    redirects: a.redirects + b.redirects,
    errors: a.errors + b.errors,
    seconds: Math.max(a.seconds, b.seconds),
    p50Ms: (a.p50Ms + b.p50Ms) / 2,
    p99Ms: Math.max(a.p99Ms, b.p99Ms),
  }
}

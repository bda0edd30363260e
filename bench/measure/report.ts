import type { DiskSync } from './disk-sync.ts'
import { ratios, type Sample } from './rounds.ts'
import { median, quartiles } from './statistics.ts'
import type { Verdict } from './verdict.ts'

type Samples = ReadonlyMap<string, readonly Sample[]>

/** Prints one line per subject: rate, ratio to the floor, CPU time, waits. */
export function reportSamples(title: string, samples: Samples, floor: string): void {
  for (const [name, list] of samples) {
    const of = (value: (sample: Sample) => number | undefined) =>
      median(list.flatMap((sample) => value(sample) ?? []))
    const share = quartiles(ratios(samples, name, floor, ({ perSecond }) => perSecond))
    const cpu = quartiles(ratios(samples, name, floor, (sample) => sample.cpuMicroseconds))
    console.log(
      [
        title.padEnd(20),
        name.padEnd(21),
        `${of(({ perSecond }) => perSecond)
          .toFixed(0)
          .padStart(7)}/s`,
        `ratio ${share.median.toFixed(3)}`,
        `cpu ${of((sample) => sample.cpuMicroseconds)
          .toFixed(1)
          .padStart(6)} us (${cpu.median.toFixed(2)} x)`,
        `${of(({ cores }) => cores).toFixed(2)} cores`,
        `p50 ${of(({ p50Ms }) => p50Ms).toFixed(2)} p99 ${of(({ p99Ms }) => p99Ms).toFixed(2)} ms`,
      ].join('  '),
    )
  }
}

/** Uses the floor to check whether the machine was idle enough. */
export function judgeFloor(
  title: string,
  samples: Samples,
  floor: string,
  mustFillCore: boolean,
  verdict: Verdict,
): void {
  const list = samples.get(floor) ?? []
  const rates = list.map(({ perSecond }) => perSecond)
  const cores = median(list.flatMap((sample) => sample.cores ?? []))
  if (mustFillCore && cores > 0 && cores < 0.9) {
    verdict.doubt(`${title}: the floor had ${cores.toFixed(2)} of a core, not all of it`)
  }
  if (Math.max(...rates) > 1.5 * Math.min(...rates)) {
    verdict.doubt(`${title}: the floor's rate moved by more than half`)
  }
  for (const [name, ofSubject] of samples) {
    const errors = ofSubject.reduce((sum, sample) => sum + sample.errors, 0)
    if (errors > 0) verdict.doubt(`${title}: ${errors} errors of ${name}`)
  }
}

/** Every commit waits for the disk, so another process that uses it spoils the results. */
export function judgeDisk(syncs: readonly DiskSync[], verdict: Verdict): void {
  const usual = syncs.map(({ typicalMs }) => typicalMs)
  const slow = Math.max(...syncs.map(({ slowMs }) => slowMs))
  const [least, most] = [Math.min(...usual), Math.max(...usual)]
  console.log(
    `disk sync ${least.toFixed(2)} to ${most.toFixed(2)} ms, one in twenty up to ${slow.toFixed(2)} ms`,
  )
  if (most > 2 * least) verdict.doubt('the disk became twice as slow or fast during the run')
  if (slow > 4 * least) verdict.doubt('the disk was busy with the writes of others')
}

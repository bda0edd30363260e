import { setTimeout as wait } from 'node:timers/promises'

/** Few enough that no redirect waits long for the database. */
const HITS_PER_SLICE = 1000
/** The pause after a slice, as a multiple of the slice's duration. */
const PAUSE_FACTOR = 3

/** Work over many hits that shares the database with redirects. */
export interface SlicedWork {
  /** Processes the next few hits in one transaction; false when nothing is left to do. */
  readonly processNext: (maxHits: number, now: Date) => Promise<boolean>
}

/** Processes hits slice by slice until none is left or the time is up. */
export async function runInSlices(
  work: SlicedWork,
  now: () => number,
  forMs = Number.POSITIVE_INFINITY,
  hitsPerSlice = HITS_PER_SLICE,
): Promise<void> {
  const beganAt = performance.now()
  while (performance.now() - beganAt < forMs) {
    const startedAt = performance.now()
    if (!(await work.processNext(hitsPerSlice, new Date(now())))) return
    await wait(PAUSE_FACTOR * (performance.now() - startedAt))
  }
}

import type { ProcessJobName } from './job-catalogue.ts'
import { findOutcome } from './shared-job.ts'

/** How a job of this process fared when it last ran. */
export interface ProcessRun {
  readonly isRunning: boolean
  readonly lastRunAt: string | null
  readonly tookMs: number | null
  readonly result: string | null
  readonly error: string | null
}

/** Does one run, and notes when and how it ended; what it throws goes on. */
export type ObserveRun = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Tells of a job that this process has; `wake` begins a run unless one is under way. */
export type WatchRuns = (name: ProcessJobName, wake: () => void) => ObserveRun

export interface ProcessRuns {
  readonly watch: WatchRuns
  readonly list: () => ReadonlyMap<ProcessJobName, ProcessRun>
  /** False for a job that this process has not. */
  readonly wake: (name: ProcessJobName) => boolean
}

/** For work that nobody looks at. */
export const unwatched: WatchRuns = () => (work) => work()

const NEVER_RUN: ProcessRun = {
  isRunning: false,
  lastRunAt: null,
  tookMs: null,
  result: null,
  error: null,
}

/** In memory: what a process does for itself is over with it. */
export function createProcessRuns(now: () => number): ProcessRuns {
  const runs = new Map<ProcessJobName, ProcessRun>()
  const wakes = new Map<ProcessJobName, () => void>()
  return {
    watch: (name, wake) => {
      runs.set(name, NEVER_RUN)
      wakes.set(name, wake)
      return async (work) => {
        const startedAt = now()
        const begunAt = performance.now()
        runs.set(name, { ...(runs.get(name) ?? NEVER_RUN), isRunning: true })
        const doing = work()
        const { result, error } = await findOutcome(() => doing)
        const lastRunAt = new Date(startedAt).toISOString()
        const tookMs = Math.round(performance.now() - begunAt)
        runs.set(name, { isRunning: false, lastRunAt, tookMs, result, error })
        return await doing
      }
    },
    list: () => runs,
    wake: (name) => {
      wakes.get(name)?.()
      return wakes.has(name)
    },
  }
}

import type { ProcessJobName } from './job-catalog.ts'
import { findOutcome } from './shared-job.ts'

/** The last run of a job of this process. */
export interface ProcessRun {
  readonly isRunning: boolean
  readonly lastRunAt: string | null
  readonly tookMs: number | null
  readonly result: string | null
  readonly error: string | null
}

/** Runs the work and records its result. Errors are passed on. */
export type ObserveRun = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Registers a job of this process; `wake` starts a run unless one is in progress. */
export type WatchRuns = (name: ProcessJobName, wake: () => void) => ObserveRun

export interface ProcessRuns {
  readonly watch: WatchRuns
  readonly list: () => ReadonlyMap<ProcessJobName, ProcessRun>
  /** False for a job that this process does not have. */
  readonly wake: (name: ProcessJobName) => boolean
}

/** For jobs without a record of their runs. */
export const unwatched: WatchRuns = () => (work) => work()

const NEVER_RUN: ProcessRun = {
  isRunning: false,
  lastRunAt: null,
  tookMs: null,
  result: null,
  error: null,
}

/** Keeps the records in memory, since they end with the process. */
export function createProcessRuns(now: () => number): ProcessRuns {
  const runs = new Map<ProcessJobName, ProcessRun>()
  const wakes = new Map<ProcessJobName, () => void>()
  return {
    watch: (name, wake) => {
      runs.set(name, NEVER_RUN)
      wakes.set(name, wake)
      return async (work) => {
        const startedAt = now()
        const beganAt = performance.now()
        runs.set(name, { ...(runs.get(name) ?? NEVER_RUN), isRunning: true })
        const running = work()
        const { result, error } = await findOutcome(() => running)
        const lastRunAt = new Date(startedAt).toISOString()
        const tookMs = Math.round(performance.now() - beganAt)
        runs.set(name, { isRunning: false, lastRunAt, tookMs, result, error })
        return await running
      }
    },
    list: () => runs,
    wake: (name) => {
      wakes.get(name)?.()
      return wakes.has(name)
    },
  }
}

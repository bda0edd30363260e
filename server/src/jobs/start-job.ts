import type { Logger } from '../logger.ts'
import { type ProcessJobName, processJobs } from './job-catalog.ts'
import { unwatched, type WatchRuns } from './process-runs.ts'

export interface Job {
  /** Starts no further run, and waits for the current one. */
  readonly stop: () => Promise<void>
}

interface ProcessJob extends Job {
  /** Resolves when the first run has ended, even when it failed. */
  readonly firstRun: Promise<void>
}

interface JobDeps {
  readonly name: ProcessJobName
  readonly run: () => Promise<unknown>
  readonly watch?: WatchRuns | undefined
  readonly log: Pick<Logger, 'error'>
}

/** Runs a job at once and then repeatedly, one run at a time. Failed runs are logged. */
export function startJob({ name, run, watch = unwatched, log }: JobDeps): ProcessJob {
  let current: Promise<void> | undefined

  function begin(): void {
    current ??= observe(run)
      .then(() => {})
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        current = undefined
      })
  }

  const observe = watch(name, begin)
  const timer = setInterval(begin, processJobs[name].everyMs)
  timer.unref()
  begin()
  return {
    firstRun: current ?? Promise.resolve(),
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}

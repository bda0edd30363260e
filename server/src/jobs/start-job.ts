import type { Logger } from '../logger.ts'
import { type ProcessJobName, processJobs } from './job-catalogue.ts'
import { unwatched, type WatchRuns } from './process-runs.ts'

export interface Job {
  /** Begins no further run, and waits for the one under way. */
  readonly stop: () => Promise<void>
}

interface JobDeps {
  readonly name: ProcessJobName
  readonly run: () => Promise<unknown>
  readonly watch?: WatchRuns | undefined
  readonly log: Pick<Logger, 'error'>
}

/** Runs something in this process at once and then again and again, one run at a time; a failed one is logged. */
export function startJob({ name, run, watch = unwatched, log }: JobDeps): Job {
  let underway: Promise<void> | undefined

  function begin(): void {
    underway ??= observe(run)
      .then(() => {})
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        underway = undefined
      })
  }

  const observe = watch(name, begin)
  const timer = setInterval(begin, processJobs[name].everyMs)
  timer.unref()
  begin()
  return {
    stop: async () => {
      clearInterval(timer)
      await underway
    },
  }
}

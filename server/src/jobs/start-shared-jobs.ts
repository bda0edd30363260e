import { hostname } from 'node:os'
import { createRowId } from '../db/row-id.ts'
import type { Logger } from '../logger.ts'
import { type SharedJobName, sharedJobs } from './job-catalog.ts'
import type { JobsRepo } from './jobs.repo.ts'
import { createSharedJob, type SharedJob } from './shared-job.ts'

/** Runs a job of the catalog repeatedly, unless another process does. */
export type StartSharedJob = (
  name: SharedJobName,
  run: () => Promise<unknown>,
) => Pick<SharedJob, 'wake' | 'stop'>

interface SharedJobsDeps {
  readonly repo: JobsRepo
  /** Whether no other process can be on this database. */
  readonly isAlone: boolean
  /** Shorter in tests. */
  readonly pollEveryMs?: number
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => number
}

const POLL_EVERY_MS = 1000
/** Other processes read the record before the claim expires; alone, only the operator reads it. */
const RECORD_EVERY_MS = 10_000
const RECORD_ALONE_EVERY_MS = 60_000

/** Starts shared jobs in this process. */
export function createSharedJobs(deps: SharedJobsDeps): StartSharedJob {
  const { repo, isAlone, pollEveryMs = POLL_EVERY_MS, log, now } = deps
  const by = `${hostname()} ${process.pid} ${createRowId().slice(0, 6)}`
  const jobs = new Map<SharedJobName, SharedJob>()
  const unknown = new Set<SharedJobName>()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isFailing = false
  let hasReleasedAll = false

  async function poll(): Promise<void> {
    if (isAlone && !hasReleasedAll) await repo.releaseAll()
    hasReleasedAll = true
    const added = [...unknown]
    if (added.length > 0) await repo.add(added, now())
    for (const name of added) unknown.delete(name)
    const due = new Set(await repo.listDue(now()))
    isFailing = false
    for (const [name, job] of jobs) job.runIfDue(due.has(name))
  }

  function pollSoon(): void {
    polling ??= poll()
      .catch((error: unknown) => {
        if (!isFailing) log.error({ err: error }, 'cannot look for due jobs')
        isFailing = true
      })
      .finally(() => {
        polling = undefined
      })
  }

  return (name, run) => {
    const { everyMs } = sharedJobs[name]
    const recordEveryMs = isAlone ? RECORD_ALONE_EVERY_MS : RECORD_EVERY_MS
    const job = createSharedJob({ name, everyMs, run, by, repo, recordEveryMs, log, now })
    jobs.set(name, job)
    unknown.add(name)
    timer ??= setInterval(pollSoon, pollEveryMs).unref()
    // After all jobs of this turn of the event loop are registered.
    setImmediate(pollSoon)
    return {
      wake: job.wake,
      stop: async () => {
        jobs.delete(name)
        if (jobs.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await job.stop()
        await polling
      },
    }
  }
}

import { hostname } from 'node:os'
import { createRowId } from '../db/row-id.ts'
import type { Logger } from '../logger.ts'
import { type SharedJobName, sharedJobs } from './job-catalogue.ts'
import type { JobsRepo } from './jobs.repo.ts'
import { createSharedJob, type SharedJob } from './shared-job.ts'
import type { Job } from './start-job.ts'

/** Runs a job of the catalogue again and again, unless another process does. */
export type StartSharedJob = (name: SharedJobName, run: () => Promise<unknown>) => Job

interface SharedJobsDeps {
  readonly repo: JobsRepo
  /** Whether no other process can be on this database. */
  readonly isAlone: boolean
  /** Tests are less patient. */
  readonly lookedEveryMs?: number
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => number
}

const LOOKED_EVERY_MS = 1000
/** Others look at it within the time of a claim; alone, nobody but an operator does. */
const WRITTEN_EVERY_MS = 10_000
const WRITTEN_ALONE_EVERY_MS = 60_000

/** The part of one process in the jobs that all of them share. */
export function createSharedJobs(deps: SharedJobsDeps): StartSharedJob {
  const { repo, isAlone, lookedEveryMs = LOOKED_EVERY_MS, log, now } = deps
  const by = `${hostname()} ${process.pid} ${createRowId().slice(0, 6)}`
  const jobs = new Map<SharedJobName, SharedJob>()
  const unknown = new Set<SharedJobName>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isTroubled = false
  let isOthersOut = false

  async function look(): Promise<void> {
    if (isAlone && !isOthersOut) await repo.releaseAll()
    isOthersOut = true
    const added = [...unknown]
    if (added.length > 0) await repo.add(added, now())
    for (const name of added) unknown.delete(name)
    const due = new Set(await repo.listDue(now()))
    isTroubled = false
    for (const [name, job] of jobs) job.consider(due.has(name))
  }

  function lookSoon(): void {
    looking ??= look()
      .catch((error: unknown) => {
        if (!isTroubled) log.error({ err: error }, 'jobs cannot be looked for')
        isTroubled = true
      })
      .finally(() => {
        looking = undefined
      })
  }

  return (name, run) => {
    const { everyMs } = sharedJobs[name]
    const writtenEveryMs = isAlone ? WRITTEN_ALONE_EVERY_MS : WRITTEN_EVERY_MS
    const job = createSharedJob({ name, everyMs, run, by, repo, writtenEveryMs, log, now })
    jobs.set(name, job)
    unknown.add(name)
    timer ??= setInterval(lookSoon, lookedEveryMs).unref()
    // Once all that are started in this turn are known.
    setImmediate(lookSoon)
    return {
      stop: async () => {
        jobs.delete(name)
        if (jobs.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await job.stop()
        await looking
      },
    }
  }
}

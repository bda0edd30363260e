import { DomainError } from '@everyshelf/domain/messages'
import {
  isJobName,
  isSharedJob,
  type JobInfo,
  type JobName,
  processJobs,
  type SharedJobName,
  sharedJobs,
} from '../../../jobs/job-catalog.ts'
import type { JobsRepo } from '../../../jobs/jobs.repo.ts'
import type { ProcessRuns } from '../../../jobs/process-runs.ts'
import { CLAIMED_MS } from '../../../jobs/shared-job.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'

/** A job and its last run. */
export interface JobState extends JobInfo {
  readonly name: JobName
  /** One process runs it for all. Otherwise each process runs its own, and this is the answering one's. */
  readonly isShared: boolean
  /** Running now, as far as another process can tell. */
  readonly isRunning: boolean
  readonly claimedBy: string | null
  readonly lastRunAt: string | null
  readonly tookMs: number | null
  readonly result: string | null
  /** Null when the last run succeeded. */
  readonly error: string | null
  /** Null for a job that runs when there is work. */
  readonly nextRunAt: string | null
}

export interface AdminJobsService {
  /** In the order of the catalog. */
  readonly list: () => Promise<JobState[]>
  /** A process starts it within seconds. */
  readonly runNow: (record: RecordAction, name: string) => Promise<void>
  readonly countFailing: () => Promise<number>
}

interface AdminJobsServiceDeps {
  readonly repo: Pick<JobsRepo, 'list' | 'request'>
  readonly processRuns: Pick<ProcessRuns, 'list' | 'wake'>
  readonly now: () => number
}

export function createAdminJobsService({
  repo,
  processRuns,
  now,
}: AdminJobsServiceDeps): AdminJobsService {
  async function listShared(): Promise<JobState[]> {
    const rows = new Map((await repo.list()).map((row) => [row.name, row]))
    const names = Object.keys(sharedJobs) as SharedJobName[]
    return names.flatMap((name) => {
      const found = rows.get(name)
      // Some jobs only run on servers with another configuration.
      if (!found) return []
      const { claimedUntil, ...row } = found
      // A job that runs every few seconds stays claimed between runs.
      const keepsClaim = sharedJobs[name].everyMs <= CLAIMED_MS
      const isRunning = !keepsClaim && isLater(claimedUntil, now())
      return [{ ...row, ...sharedJobs[name], name, isShared: true, isRunning }]
    })
  }

  function listOwn(): JobState[] {
    return [...processRuns.list()].map(([name, run]) => ({
      ...run,
      ...processJobs[name],
      name,
      isShared: false,
      claimedBy: null,
      nextRunAt: null,
    }))
  }

  async function list(): Promise<JobState[]> {
    return [...(await listShared()), ...listOwn()]
  }

  return {
    list,
    runNow: async (record, name) => {
      if (!isJobName(name)) throw new DomainError('not-found')
      await record(null, { action: 'job.run', subject: name })
      if (isSharedJob(name)) await repo.request(name, now())
      else if (!processRuns.wake(name)) throw new DomainError('not-found')
    },
    countFailing: async () => (await list()).filter(({ error }) => error !== null).length,
  }
}

function isLater(time: string | null, now: number): boolean {
  return time !== null && Date.parse(time) > now
}

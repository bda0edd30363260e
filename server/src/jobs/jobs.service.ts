import { DomainError } from '@everyshelf/domain/messages'
import type { RecordAction } from '../trpc/request-context.ts'
import {
  isJobName,
  isSharedJob,
  type JobFacts,
  type JobName,
  processJobs,
  type SharedJobName,
  sharedJobs,
} from './job-catalogue.ts'
import type { JobsRepo } from './jobs.repo.ts'
import type { ProcessRuns } from './process-runs.ts'
import { CLAIMED_MS } from './shared-job.ts'

/** A job with what is known of its runs. */
export interface JobState extends JobFacts {
  readonly name: JobName
  /** Done once for all processes; others are done by each, and these are the answering one's. */
  readonly isShared: boolean
  /** Under way, as far as another process can tell. */
  readonly isRunning: boolean
  readonly claimedBy: string | null
  readonly lastRunAt: string | null
  readonly tookMs: number | null
  readonly result: string | null
  /** Null when the last run went well. */
  readonly error: string | null
  /** Null for a job that is woken by what there is to do. */
  readonly nextRunAt: string | null
}

export interface JobsService {
  /** In the order of the catalogue. */
  readonly list: () => Promise<JobState[]>
  /** Some process takes it up within seconds. */
  readonly runNow: (record: RecordAction, name: string) => Promise<void>
  readonly countFailing: () => Promise<number>
}

interface JobsServiceDeps {
  readonly repo: Pick<JobsRepo, 'list' | 'request'>
  readonly processRuns: Pick<ProcessRuns, 'list' | 'wake'>
  readonly now: () => number
}

export function createJobsService({ repo, processRuns, now }: JobsServiceDeps): JobsService {
  async function listShared(): Promise<JobState[]> {
    const rows = new Map((await repo.list()).map((row) => [row.name, row]))
    const names = Object.keys(sharedJobs) as SharedJobName[]
    return names.flatMap((name) => {
      const found = rows.get(name)
      // Some are for servers of another kind, and no process has begun them here.
      if (!found) return []
      const { claimedUntil, ...row } = found
      // What runs every few seconds stays claimed in between.
      const isKept = sharedJobs[name].everyMs <= CLAIMED_MS
      const isRunning = !isKept && isLater(claimedUntil, now())
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

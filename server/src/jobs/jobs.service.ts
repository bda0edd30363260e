import { type JobFacts, type SharedJobName, sharedJobs } from './job-catalogue.ts'
import type { JobsRepo } from './jobs.repo.ts'

/** A job with what is known of its runs. */
export interface JobState extends JobFacts {
  readonly name: SharedJobName
  /** A process has it: it runs, or is kept to run again in seconds. */
  readonly isClaimed: boolean
  readonly claimedBy: string | null
  readonly lastRunAt: string | null
  readonly tookMs: number | null
  readonly result: string | null
  readonly error: string | null
  /** Null for a job that no process has started yet. */
  readonly nextRunAt: string | null
}

export interface JobsService {
  /** In the order of the catalogue. */
  readonly list: () => Promise<JobState[]>
  /** Some process takes it up within seconds. */
  readonly runNow: (name: SharedJobName) => Promise<void>
}

interface JobsParts {
  readonly repo: Pick<JobsRepo, 'list' | 'request'>
  readonly now: () => number
}

export function createJobsService({ repo, now }: JobsParts): JobsService {
  return {
    list: async () => {
      const rows = new Map((await repo.list()).map((row) => [row.name, row]))
      const names = Object.keys(sharedJobs) as SharedJobName[]
      return names.map((name) => {
        const { claimedUntil, ...row } = rows.get(name) ?? UNKNOWN
        return { ...row, ...sharedJobs[name], name, isClaimed: isLater(claimedUntil, now()) }
      })
    },
    runNow: (name) => repo.request(name, now()),
  }
}

const UNKNOWN = {
  claimedUntil: null,
  claimedBy: null,
  lastRunAt: null,
  tookMs: null,
  result: null,
  error: null,
  nextRunAt: null,
}

function isLater(time: string | null, now: number): boolean {
  return time !== null && Date.parse(time) > now
}

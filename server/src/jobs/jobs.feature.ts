import type { Platform } from '../platform.ts'
import { router } from '../trpc/procedures.ts'
import { createJobsRepo } from './jobs.repo.ts'
import { createJobsRouter } from './jobs.router.ts'
import { createJobsService } from './jobs.service.ts'
import type { ProcessRuns } from './process-runs.ts'

interface JobsDeps extends Pick<Platform, 'database' | 'now'> {
  readonly processRuns: ProcessRuns
}

export type JobsFeature = ReturnType<typeof createJobsFeature>

/** The admin page about jobs. Features start their jobs themselves, with the platform's functions. */
export function createJobsFeature({ database, processRuns, now }: JobsDeps) {
  const repo = createJobsRepo(database.db, database.kind)
  const jobs = createJobsService({ repo, processRuns, now })
  return { adminRouter: router({ jobs: createJobsRouter(jobs) }), countFailing: jobs.countFailing }
}

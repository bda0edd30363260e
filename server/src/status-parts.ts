import type { Database } from './db/database.ts'
import { createRedirectTimes, type RedirectTimes } from './features/status/redirect-times.ts'
import { createStatusRepo } from './features/status/status.repo.ts'
import { createStatusService, type StatusService } from './features/status/status.service.ts'
import { createStatusSampler } from './features/status/status-sampler.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import { startJob } from './jobs/start-job.ts'
import type { Logger } from './logger.ts'

export interface StatusParts {
  readonly service: StatusService
  readonly redirectTimes: RedirectTimes
  readonly stop: () => Promise<void>
}

/** What this process measures of itself, and what all of them measured. */
export function startStatus(
  { db }: Pick<Database, 'db'>,
  log: Logger,
  now: () => number,
  watch?: WatchRuns,
): StatusParts {
  const redirectTimes = createRedirectTimes()
  const repo = createStatusRepo(db)
  const sampler = createStatusSampler({ repo, times: redirectTimes, now })
  const samples = startJob({ name: 'status', run: sampler.sample, watch, log })
  return {
    service: createStatusService({ repo, runningSinceMs: sampler.startedAtMs, now }),
    redirectTimes,
    stop: async () => {
      redirectTimes.stop()
      await samples.stop()
      // A database that is away learns it from the silence.
      await sampler.stop().catch(() => {})
    },
  }
}

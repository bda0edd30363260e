import type { Readiness } from '../../http/health/health.ts'
import { startJob } from '../../jobs/start-job.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import { registerRedirectMetrics } from './redirect-metrics.ts'
import { createRedirectTimes } from './redirect-times.ts'
import { createStatusRepo } from './status.repo.ts'
import { createStatusRouter } from './status.router.ts'
import { createStatusService } from './status.service.ts'
import { createStatusSampler } from './status-sampler.ts'

interface StatusDeps
  extends Pick<Platform, 'database' | 'logger' | 'metrics' | 'watchRuns' | 'now'> {
  readonly redirect: Pick<RedirectFeature, 'readMetrics'>
  readonly readiness: Pick<Readiness, 'isDiskFull'>
}

/** Uptime and redirect times: this process measures its own, the report covers all of them. */
export function createStatusFeature(deps: StatusDeps) {
  const { database, logger, metrics, watchRuns, now } = deps
  const redirectTimes = createRedirectTimes()
  registerRedirectMetrics(metrics, deps.redirect.readMetrics, redirectTimes)
  const repo = createStatusRepo(database.db)
  const sampler = createStatusSampler({ repo, times: redirectTimes, now })
  const samples = startJob({ name: 'status', run: sampler.sample, watch: watchRuns, log: logger })
  const service = createStatusService({
    repo,
    isDiskFull: deps.readiness.isDiskFull,
    runningSinceMs: sampler.startedAtMs,
    now,
  })
  return {
    router: router({ status: createStatusRouter(service) }),
    redirectTimes,
    close: async () => {
      redirectTimes.stop()
      await samples.stop()
      // A database that does not answer learns of the stop from the missing samples.
      await sampler.stop().catch(() => {})
    },
  }
}

import type { FindCountry } from '../../http/geo/ip-country.ts'
import { registerClickMetrics, registerSpoolMetrics } from '../../metrics/click-metrics.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import { startClickJobs } from './click-jobs.ts'
import { createTrackedLinkFinder } from './clicks.repo.ts'
import { createClicksRouter } from './clicks.router.ts'
import { createClicksService } from './clicks.service.ts'
import { firstHitIdAt } from './hit-id.ts'
import type { ProvenTime } from './retention/proven-time.ts'

interface ClicksDeps
  extends Pick<
    Platform,
    'config' | 'database' | 'transact' | 'logger' | 'metrics' | 'startSharedJob' | 'now'
  > {
  readonly redirect: Pick<
    RedirectFeature,
    'recorder' | 'readAgent' | 'countClicks' | 'spool' | 'clicks'
  >
  readonly findCountry: FindCountry
  readonly provenTime: Pick<ProvenTime, 'advance'>
}

export type ClicksFeature = ReturnType<typeof createClicksFeature>

/** Clicks that pages report, and the jobs on clicks. */
export function createClicksFeature(deps: ClicksDeps) {
  const { config, database, metrics, startSharedJob, redirect, now } = deps
  registerClickMetrics(metrics, redirect.countClicks)
  registerSpoolMetrics(metrics, redirect.spool)
  const clicks = createClicksService({
    findLink: createTrackedLinkFinder(database.db),
    recorder: redirect.recorder,
    readAgent: redirect.readAgent,
    findCountry: deps.findCountry,
  })
  const jobs = startClickJobs({
    database,
    store: redirect.clicks,
    startSharedJob,
    hasReplica: config.database.kind === 'postgres' && config.database.readUrl !== undefined,
    provenTime: deps.provenTime,
    now,
  })
  return {
    router: router({ clicks: createClicksRouter(clicks) }),
    store: redirect.clicks,
    firstHitIdAt,
    close: jobs.stop,
  }
}

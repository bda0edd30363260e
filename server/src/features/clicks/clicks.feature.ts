import type { HotPath } from '../../hot-path.ts'
import type { FindCountry } from '../../http/ip-country.ts'
import { watchClicks, watchSpool } from '../../metrics/watch-clicks.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import { startClickJobs } from './click-jobs.ts'
import { createTrackedLinkFinder } from './clicks.repo.ts'
import { createClicksRouter } from './clicks.router.ts'
import { createClicksService } from './clicks.service.ts'
import { firstHitIdAt } from './hit-id.ts'
import { createClickReadings } from './readings/click-readings.ts'
import { type StartReadings, startReadingThread } from './readings/start-reading-thread.ts'
import type { ProvenTime } from './retention/proven-time.ts'
import { lockTotals } from './totals/lock-totals.repo.ts'

interface ClicksDeps
  extends Pick<
    Platform,
    'config' | 'database' | 'transact' | 'logger' | 'metrics' | 'startSharedJob' | 'now'
  > {
  readonly hotPath: Pick<HotPath, 'recorder' | 'readAgent' | 'countClicks' | 'spool'>
  readonly findCountry: FindCountry
  readonly provenTime: Pick<ProvenTime, 'advance'>
  /** Starts the analytics worker; tests query in their own thread. */
  readonly startReadings?: StartReadings | undefined
}

export type ClicksFeature = ReturnType<typeof createClicksFeature>

/** Clicks that pages report, the jobs over all clicks, and the worker that queries them. */
export function createClicksFeature(deps: ClicksDeps) {
  const { config, database, transact, logger, metrics, startSharedJob, hotPath, now } = deps
  watchClicks(metrics, hotPath.countClicks)
  if (hotPath.spool) watchSpool(metrics, hotPath.spool)
  const clicks = createClicksService({
    findLink: createTrackedLinkFinder(database.db),
    recorder: hotPath.recorder,
    readAgent: hotPath.readAgent,
    findCountry: deps.findCountry,
    now,
  })
  const jobs = startClickJobs({
    database,
    transact,
    startSharedJob,
    hasReplica: config.database.kind === 'postgres' && config.database.readUrl !== undefined,
    provenTime: deps.provenTime,
    logger,
    now,
  })
  const { startReadings = startReadingThread } = deps
  const worker = startReadings(config.database)
  return {
    router: router({ clicks: createClicksRouter(clicks) }),
    /** Answered by the analytics worker, so that no query delays a redirect. */
    queries: worker.readings,
    summarize: createClickReadings(database.db, database.kind).summary,
    rebuildTotals: jobs.rebuildTotals,
    lockTotals,
    firstHitIdAt,
    close: async () => {
      await Promise.all([jobs.stop(), worker.close()])
    },
  }
}

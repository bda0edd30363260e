import type { Database } from '../../db/database.ts'
import { writeHeartbeat } from '../../db/service-state.repo.ts'
import type { Transact } from '../../db/transact.ts'
import type { StartSharedJob } from '../../jobs/start-shared-jobs.ts'
import type { Logger } from '../../logger.ts'
import { deleteOldClicks } from './retention/delete-old-clicks.ts'
import type { ProvenTime } from './retention/proven-time.ts'
import { createRetentionRepo } from './retention/retention.repo.ts'
import { createCloseDaysRepo } from './totals/close-days.repo.ts'
import { closeDays } from './totals/close-days.ts'
import { createRebuildTotalsWork } from './totals/rebuild-totals.repo.ts'
import { createReclassifyWork } from './totals/reclassify.repo.ts'
import { runInSlices } from './totals/run-in-slices.ts'

const REBUILD_NOW_MS = 1000

interface ClickJobsDeps {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly transact: Transact
  readonly startSharedJob: StartSharedJob
  /** Whether dashboards read from a replica. Its lag is measured by the heartbeat. */
  readonly hasReplica?: boolean
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly logger: Logger
  readonly now: () => number
}

export interface ClickJobs {
  /** Rebuilds totals after a change of time zone: for one second now, the rest in the job. */
  readonly rebuildTotals: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The jobs that delete old clicks and correct totals. `hot-path.ts` starts the roll-up of totals. */
export function startClickJobs(deps: ClickJobsDeps): ClickJobs {
  const { database, transact, startSharedJob, hasReplica = false, provenTime, logger, now } = deps
  const rebuild = createRebuildTotalsWork(database.db, transact)
  const reclassification = createReclassifyWork(database.db, transact)
  const closeDaysRepo = createCloseDaysRepo(database.db, transact)
  const retention = { repo: createRetentionRepo(database.db, database.kind), provenTime, now }
  const jobs = [
    startSharedJob('old-clicks', () => deleteOldClicks(retention)),
    startSharedJob('closed-days', () => closeDays(closeDaysRepo, now)),
    startSharedJob('time-zones', () => runInSlices(rebuild, now)),
    startSharedJob('counting-rules', () => runInSlices(reclassification, now)),
    ...(hasReplica
      ? [startSharedJob('replica-beat', () => writeHeartbeat(database.db, new Date(now())))]
      : []),
  ]
  return {
    rebuildTotals: async () => {
      try {
        await runInSlices(rebuild, now, REBUILD_NOW_MS)
      } catch (error) {
        logger.warn({ err: error }, 'cannot rebuild totals now, the job will do it')
      }
    },
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

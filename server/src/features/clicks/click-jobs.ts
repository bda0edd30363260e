import type { Database } from '../../db/database.ts'
import { writeBeat } from '../../db/service-state.repo.ts'
import type { Transact } from '../../db/transact.ts'
import type { StartSharedJob } from '../../jobs/start-shared-jobs.ts'
import type { Logger } from '../../logger.ts'
import { deleteOldClicks } from './retention/delete-old-clicks.ts'
import type { ProvenTime } from './retention/proven-time.ts'
import { createRetentionRepo } from './retention/retention.repo.ts'
import { createClosingRepo } from './totals/close-sheets.repo.ts'
import { closeSheets } from './totals/close-sheets.ts'
import { createRecountRepo } from './totals/recount.repo.ts'
import { recountClicks } from './totals/recount.ts'
import { createRevisionRepo } from './totals/revision.repo.ts'

const REBUILD_AT_ONCE_MS = 1000

interface ClickJobsDeps {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly transact: Transact
  readonly startSharedJob: StartSharedJob
  /** Whether clicks are read from a replica, whose delay the heartbeat shows. */
  readonly hasReplica?: boolean
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly logger: Logger
  readonly now: () => number
}

export interface ClickJobs {
  /** Rebuilds the totals of changed time zones: for a moment at once, the rest in the job. */
  readonly rebuildTotals: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The jobs that keep clicks small and their totals right; `hot-path.ts` adds the totals up. */
export function startClickJobs(deps: ClickJobsDeps): ClickJobs {
  const { database, transact, startSharedJob, hasReplica = false, provenTime, logger, now } = deps
  const recounts = createRecountRepo(database.db, transact)
  const revision = createRevisionRepo(database.db, transact)
  const closing = createClosingRepo(database.db, transact)
  const retention = { repo: createRetentionRepo(database.db, database.kind), provenTime, now }
  const jobs = [
    startSharedJob('old-clicks', () => deleteOldClicks(retention)),
    startSharedJob('closed-days', () => closeSheets(closing, now)),
    startSharedJob('time-zones', () => recountClicks(recounts, now)),
    startSharedJob('counting-rules', () => recountClicks(revision, now)),
    ...(hasReplica
      ? [startSharedJob('replica-beat', () => writeBeat(database.db, new Date(now())))]
      : []),
  ]
  return {
    rebuildTotals: async () => {
      try {
        await recountClicks(recounts, now, REBUILD_AT_ONCE_MS)
      } catch (error) {
        logger.warn({ err: error }, 'totals will be rebuilt later')
      }
    },
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

import type { Database } from './db/database.ts'
import { writeBeat } from './db/service-state.repo.ts'
import type { Transact } from './db/transact.ts'
import { deleteOldClicks } from './features/clicks/retention/delete-old-clicks.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import { createRetentionRepo } from './features/clicks/retention/retention.repo.ts'
import { createClosingRepo } from './features/clicks/totals/close-sheets.repo.ts'
import { closeSheets } from './features/clicks/totals/close-sheets.ts'
import { createRecountRepo } from './features/clicks/totals/recount.repo.ts'
import { recountClicks } from './features/clicks/totals/recount.ts'
import { createRevisionRepo } from './features/clicks/totals/revision.repo.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'

const RECOUNTED_AT_ONCE_MS = 1000

interface ClickJobsParts {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly transact: Transact
  readonly startSharedJob: StartSharedJob
  /** Whether clicks are read from a replica, which must be seen to keep up. */
  readonly hasReplica?: boolean
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly logger: Logger
  readonly now: () => number
}

export interface ClickJobs {
  /** Within a moment, or else by and by. */
  readonly recountClicks: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What happens to clicks when nobody asks for them, beside the adding up in `hot-path.ts`. */
export function startClickJobs(parts: ClickJobsParts): ClickJobs {
  const { database, transact, startSharedJob, hasReplica = false, provenTime, logger, now } = parts
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
    recountClicks: async () => {
      try {
        await recountClicks(recounts, now, RECOUNTED_AT_ONCE_MS)
      } catch (error) {
        logger.warn({ err: error }, 'clicks are counted anew later')
      }
    },
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

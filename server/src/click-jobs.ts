import type { Database } from './db/database.ts'
import type { Transact } from './db/transact.ts'
import { createClosingRepo } from './features/clicks/totals/close-sheets.repo.ts'
import { closeSheets } from './features/clicks/totals/close-sheets.ts'
import { createRecountRepo } from './features/clicks/totals/recount.repo.ts'
import { recountClicks } from './features/clicks/totals/recount.ts'
import { createRetentionRepo } from './features/clicks/totals/retention.repo.ts'
import { deleteOldClicks } from './features/clicks/totals/retention.ts'
import { createRevisionRepo } from './features/clicks/totals/revision.repo.ts'
import { startJob } from './jobs/start-job.ts'
import type { Logger } from './logger.ts'

const OLD_CLICKS_LOOKED_AT_MS = 6 * 60 * 60 * 1000
const DAYS_CLOSED_EVERY_MS = 30_000
const RECOUNTED_AT_ONCE_MS = 1000
const TIME_ZONES_LOOKED_AT_MS = 5000
const RULES_LOOKED_AT_MS = 5000

interface ClickJobsParts {
  readonly database: Pick<Database, 'db'>
  readonly transact: Transact
  readonly logger: Logger
  readonly now: () => number
}

export interface ClickJobs {
  /** Within a moment, or else by and by. */
  readonly recountClicks: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What happens to clicks when nobody asks for them, beside the adding up in `hot-path.ts`. */
export function startClickJobs({ database, transact, logger, now }: ClickJobsParts): ClickJobs {
  const recounts = createRecountRepo(database.db, transact)
  const revision = createRevisionRepo(database.db, transact)
  const closing = createClosingRepo(database.db, transact)
  const jobs = [
    startJob({
      name: 'old clicks',
      everyMs: OLD_CLICKS_LOOKED_AT_MS,
      run: () => deleteOldClicks(createRetentionRepo(database.db), now),
      log: logger,
    }),
    startJob({
      name: 'days that are over',
      everyMs: DAYS_CLOSED_EVERY_MS,
      run: () => closeSheets(closing, now),
      log: logger,
    }),
    startJob({
      name: 'time zones',
      everyMs: TIME_ZONES_LOOKED_AT_MS,
      run: () => recountClicks(recounts, now),
      log: logger,
    }),
    startJob({
      name: 'rules of counting',
      everyMs: RULES_LOOKED_AT_MS,
      run: () => recountClicks(revision, now),
      log: logger,
    }),
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

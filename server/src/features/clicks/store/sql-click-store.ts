import { kindOf } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import type { ClickQueries, ClickStore, ExpiredBefore } from '../click-store.ts'
import { type AddedCounts, appendHits } from './append-hits.repo.ts'
import { countClicks, countPairs } from './count-clicks.repo.ts'
import { listDailyTotals } from './daily-totals.repo.ts'
import { deleteReadersBefore, deleteTotalsBefore } from './delete-in-steps.repo.ts'
import { expireHits } from './expire-hits.repo.ts'
import { packBefore, repackDay } from './pack-months.repo.ts'
import { reclassifyHits } from './reclassify.repo.ts'
import { listHits, listNewest } from './stored-hits.repo.ts'

/** Answers what charts ask from SQLite or PostgreSQL. */
export function createSqlClickQueries(db: Queries): ClickQueries {
  const readSnapshot = createSnapshot(db)
  return {
    countClicks: (...args) => readSnapshot((queries) => countClicks(queries, ...args)),
    countPairs: (...args) => readSnapshot((queries) => countPairs(queries, ...args)),
    listHits: (...args) => listHits(db, ...args),
    listNewest: (...args) => listNewest(db, ...args),
    listTotals: (ownerId) => listDailyTotals(db, ownerId),
  }
}

interface SqlClickStoreDeps {
  readonly db: Queries
  /** Runs in the transaction that stores the hits. */
  readonly onAdded: (queries: Queries, counts: AddedCounts) => Promise<void>
  readonly now?: () => number
}

/** Stores clicks in SQLite or PostgreSQL. */
export function createSqlClickStore(deps: SqlClickStoreDeps): ClickStore {
  const { db, onAdded, now = Date.now } = deps
  return {
    ...createSqlClickQueries(db),
    append: (hits) =>
      db.transaction().execute(async (queries) => {
        await onAdded(queries, await appendHits(queries, hits))
      }),
    isRejection: (error) => isDataError(db, error),
    rebuildDay: (day) => db.transaction().execute((queries) => repackDay(queries, day)),
    maintain: async (before, shouldStop) => {
      await packBefore(db, before, shouldStop)
      return null
    },
    reclassify: async (shouldStop) => {
      await reclassifyHits({ db, now, shouldStop })
      return null
    },
    expire: async (...args) => {
      await expireStored(db, ...args)
      return null
    },
  }
}

/** See `ClickStore.expire`. */
export async function expireStored(
  db: Queries,
  { hits, totals, readers }: ExpiredBefore,
  shouldStop: () => boolean,
  areCopies?: boolean,
): Promise<void> {
  if (readers !== undefined) await deleteReadersBefore(db, readers)
  if (hits !== undefined) await expireHits(db, hits, shouldStop, areCopies)
  if (totals !== undefined) await deleteTotalsBefore(db, totals)
}

/** Classes 22 and 23 of SQLSTATE are data exceptions and violated constraints. */
export function isDataError(db: Queries, error: unknown): boolean {
  const code = String((error as { code?: unknown }).code)
  return kindOf(db) === 'postgres'
    ? /^2[23][0-9A-Z]{3}$/.test(code)
    : /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(code)
}

import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries, type Transact } from '../../../db/transact.ts'
import type { ClickQueries, ClickStore, ExpiredBefore } from '../click-store.ts'
import { type AddedCounts, appendHits } from './append-hits.repo.ts'
import { countClicks, countPairs } from './count-clicks.repo.ts'
import { listDailyTotals } from './daily-totals.repo.ts'
import { deleteReadersBefore, deleteTotalsBefore } from './delete-in-steps.repo.ts'
import { type ExpireDeps, expireHits } from './expire-hits.repo.ts'
import { eraseHitOwner } from './hit-owners.repo.ts'
import { packBefore, repackDay } from './pack-months.repo.ts'
import { reclassifyHits } from './reclassify.repo.ts'
import { listHits, listNewest } from './stored-hits.repo.ts'

/** Answers what charts ask from SQLite or PostgreSQL. */
export function createSqlClickQueries(db: Queries, kind: DatabaseKind): ClickQueries {
  const readSnapshot = createSnapshot(db, kind)
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
  readonly kind: DatabaseKind
  readonly transact: Transact
  /** Runs in the transaction that stores the hits. */
  readonly onAdded: (queries: Queries, counts: AddedCounts) => Promise<void>
  readonly now?: () => number
}

/** Stores clicks in SQLite or PostgreSQL. */
export function createSqlClickStore(deps: SqlClickStoreDeps): ClickStore {
  const { db, kind, transact, onAdded, now = Date.now } = deps
  return {
    ...createSqlClickQueries(db, kind),
    append: (hits) =>
      transact(async (queries) => {
        const added = await appendHits(queries, kind, hits)
        await onAdded(queries, added)
      }),
    isRejection: (error) => isDataError(kind, error),
    rebuildDay: async (day) => {
      await transact((queries) => repackDay(queries, day))
    },
    maintain: async (before, shouldStop) => {
      await packBefore({ transact }, before, shouldStop)
      return null
    },
    reclassify: async (shouldStop) => {
      await reclassifyHits({ db, transact, now, shouldStop })
      return null
    },
    expire: async (...args) => {
      await expireStored({ db, kind, transact }, ...args)
      return null
    },
    eraseOwner: eraseHitOwner,
  }
}

/** See `ClickStore.expire`. */
export async function expireStored(
  deps: ExpireDeps,
  { hits, totals, readers }: ExpiredBefore,
  shouldStop: () => boolean,
): Promise<void> {
  if (readers !== undefined) await deleteReadersBefore(deps.db, readers)
  if (hits !== undefined) await expireHits(deps, hits, shouldStop)
  if (totals !== undefined) await deleteTotalsBefore(deps.db, totals)
}

/** Classes 22 and 23 of SQLSTATE are data exceptions and violated constraints. */
export function isDataError(kind: DatabaseKind, error: unknown): boolean {
  const code = String((error as { code?: unknown }).code)
  return kind === 'postgres'
    ? /^2[23][0-9A-Z]{3}$/.test(code)
    : /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(code)
}

import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { ClickQueries, ClickStore } from '../click-store.ts'
import { createClickCounts } from '../counting/count-columns.ts'
import { dayOfHitId } from '../hit-id.ts'
import {
  eraseHitOwner,
  findOwnerNumber,
  listOwnerNumbers,
  openHitOwners,
} from '../store/hit-owners.repo.ts'
import { isDataError } from '../store/sql-click-store.ts'
import { appendHits, firstReaderDay } from './append-hits.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { countClicks } from './count-clicks.repo.ts'
import { expireClicks } from './expire-clicks.repo.ts'
import { readExpiredUntil } from './expired-until.repo.ts'
import { countByBook, countReaderGroups, listHits, listNewest } from './list-clicks.repo.ts'
import { createTablesOnce } from './tables.repo.ts'

/** Answers what charts ask from ClickHouse. The main database knows which number an account's clicks have. */
export function createClickHouseQueries(clickHouse: ClickHouse, db: Queries): ClickQueries {
  const createTables = createTablesOnce(clickHouse)
  async function findOwner(ownerId: string): Promise<number | null> {
    await createTables()
    return await findOwnerNumber(db, ownerId)
  }
  return {
    countClicks: async (filters, firstDay) => {
      const owner = await findOwner(filters.ownerId)
      if (owner === null) return createClickCounts()
      const expiredUntil = await readExpiredUntil(db)
      return await countClicks(clickHouse, { owner, filters, firstDay, expiredUntil })
    },
    countByBook: async (days, books) => {
      const owner = await findOwner(days.ownerId)
      if (owner === null) return new Map()
      const expiredUntil = await readExpiredUntil(db)
      return await countByBook(clickHouse, { owner, days, expiredUntil }, books)
    },
    countReaderGroups: async (days, identifier) => {
      const owner = await findOwner(days.ownerId)
      if (owner === null) return []
      const expiredUntil = await readExpiredUntil(db)
      return await countReaderGroups(clickHouse, { owner, days, expiredUntil }, identifier)
    },
    listHits: async (ownerId, from, before) => {
      const owner = await findOwner(ownerId)
      if (owner === null) return { hits: [], next: null }
      return await listHits(clickHouse, owner, from, before)
    },
    listNewest: async (ownerIds, from, limit) => {
      await createTables()
      return await listNewest(clickHouse, await listOwnerNumbers(db, ownerIds), from, limit)
    },
  }
}

interface ClickHouseStoreDeps {
  readonly clickHouse: ClickHouse
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly transact: Transact
  readonly now: () => number
}

/** Stores clicks in ClickHouse. */
export function createClickHouseStore(deps: ClickHouseStoreDeps): ClickStore {
  const { clickHouse, db, kind, transact, now } = deps
  const createTables = createTablesOnce(clickHouse)
  return {
    ...createClickHouseQueries(clickHouse, db),
    append: async (sent) => {
      await createTables()
      const expiredUntil = await readExpiredUntil(db)
      // Older hits must be deleted, see the privacy policy (P3).
      const hits = sent.filter(({ id }) => dayOfHitId(id) >= expiredUntil)
      const ownerIds = new Set(hits.flatMap(({ ownerId }) => ownerId ?? []))
      const owners = await transact((queries) => openHitOwners(queries, kind, [...ownerIds].sort()))
      await appendHits(clickHouse, hits, owners, firstReaderDay(now()))
    },
    isRejection: (error) => isDataError(kind, error) || REJECTED.has(codeOf(error)),
    // Charts read the hits themselves.
    rebuildDay: async () => {},
    expire: async (before, shouldStop) => {
      await createTables()
      await expireClicks({ clickHouse, db, now }, before, shouldStop)
    },
    eraseOwner: eraseHitOwner,
  }
}

/** Values that ClickHouse cannot read: a text that is no number, a null or a type that the column does not take. */
const REJECTED = new Set(['6', '26', '27', '38', '53', '69', '70', '72', '117', '349'])

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}

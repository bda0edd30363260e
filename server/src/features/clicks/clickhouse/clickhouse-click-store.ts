import { addDays } from '@everyshelf/domain/clicks'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import type { ClickQueries, ClickStore } from '../click-store.ts'
import { createClickCounts } from '../counting/count-columns.ts'
import { dayOf, dayOfHitId } from '../hit-id.ts'
import type { AddedCounts } from '../store/append-hits.repo.ts'
import { countDailyTotals, listDailyTotals } from '../store/daily-totals.repo.ts'
import {
  findOwnerNumber,
  listOwnerNumbers,
  NO_OWNER,
  openHitOwners,
} from '../store/hit-owners.repo.ts'
import {
  currentRules,
  findDueProgress,
  type Rules,
  writeRulesProgress,
} from '../store/reclassify.repo.ts'

import { expireStored, isDataError } from '../store/sql-click-store.ts'
import { appendHits, firstReaderDay } from './append-hits.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { countClicks } from './count-clicks.repo.ts'
import { countPairs } from './count-hits.repo.ts'
import { findLastSummed, listOwnerDays, markChanged, sumDays } from './day-sums.repo.ts'
import { deleteErasedOwners, reserveNumbers } from './erased-owners.repo.ts'
import { expireHits, expireReaders } from './expire-clicks.repo.ts'
import { readExpiredUntil, readFirstHitDay } from './expired-until.repo.ts'
import { countDays, listHits, listNewest } from './list-clicks.repo.ts'
import { findRunningChange, reclassifyClicks } from './reclassify-clicks.repo.ts'
import { createTablesOnce } from './tables.repo.ts'

/**
 * Answers charts' queries from ClickHouse. The main database has the owner number of each account and the
 * totals of the days whose clicks are deleted.
 */
export function createClickHouseQueries(clickHouse: ClickHouse, db: Queries): ClickQueries {
  const createTables = createTablesOnce(clickHouse)
  const readSnapshot = createSnapshot(db)

  async function findOwner(queries: Queries, ownerId: string) {
    const owner = await findOwnerNumber(queries, ownerId)
    return owner === null ? null : { owner, expiredUntil: await readFirstHitDay(queries, owner) }
  }

  return {
    countClicks: async (filters, firstDay) => {
      await createTables()
      const counts = createClickCounts()
      const found = await readSnapshot(async (queries) => {
        const known = await findOwner(queries, filters.ownerId)
        if (known) await countDailyTotals(queries, counts, known.owner, filters, firstDay)
        return known
      })
      if (found) await countClicks(clickHouse, counts, { ...found, filters, firstDay })
      return counts
    },
    countPairs: async (filters, by) => {
      await createTables()
      const found = await findOwner(db, filters.ownerId)
      const range = { filters, firstDay: filters.from }
      return found ? await countPairs(clickHouse, { ...found, ...range }, by) : new Map()
    },
    listHits: async (ownerId, from, before) => {
      await createTables()
      const owner = await findOwnerNumber(db, ownerId)
      if (owner === null) return { hits: [], next: null }
      return await listHits(clickHouse, owner, from, before)
    },
    listNewest: async (ownerIds, from, limit) => {
      await createTables()
      return await listNewest(clickHouse, await listOwnerNumbers(db, ownerIds), from, limit)
    },
    listTotals: (ownerId) => listDailyTotals(db, ownerId),
  }
}

interface ClickHouseStoreDeps {
  readonly clickHouse: ClickHouse
  readonly db: Queries
  /** Called now and then with the number of hits and clicks on each of the last days (UTC). */
  readonly onCounted: (counts: AddedCounts) => Promise<void>
  readonly now: () => number
  readonly rules?: Rules
  /** From how many hits of an owner on a day is summed. */
  readonly sumFrom?: number
}

/** Stores clicks in ClickHouse. */
export function createClickHouseStore(deps: ClickHouseStoreDeps): ClickStore {
  const { clickHouse, db, onCounted, now, rules = currentRules, sumFrom } = deps
  let countedHour = -1
  const createTables = createTablesOnce(clickHouse)
  let areNumbersReserved = false
  return {
    ...createClickHouseQueries(clickHouse, db),
    append: async (sent) => {
      await createTables()
      if (!areNumbersReserved) await reserveNumbers(clickHouse, db)
      areNumbersReserved = true
      const expiredUntil = await readFirstHitDay(db, NO_OWNER)
      // Older hits must be deleted, see the privacy policy.
      const hits = sent.filter(({ id }) => dayOfHitId(id) >= expiredUntil)
      const owners = await db.transaction().execute((queries) => openHitOwners(queries, hits))
      await appendHits(clickHouse, hits, owners, firstReaderDay(now())).catch((error: unknown) => {
        // It may come back restored from a backup.
        areNumbersReserved = false
        throw error
      })
      const lastSummed = await findLastSummed(clickHouse)
      const late = hits.flatMap(({ ownerId, id }) => {
        const owner = owners.get(ownerId)
        const day = dayOfHitId(id)
        return owner && day <= lastSummed ? [{ owner: owner.number, day }] : []
      })
      await markChanged(clickHouse, listOwnerDays(late))
    },
    isRejection: (error) => isDataError(db, error) || REJECTED.has(codeOf(error)),
    // Charts read its hits until the next `maintain` sums them.
    rebuildDay: (day) => markChanged(clickHouse, [day]),
    maintain: async (_before, shouldStop) => {
      await createTables()
      await deleteErasedOwners(clickHouse, db, shouldStop)
      if ((await findRunningChange(clickHouse)) === null) {
        await sumDays(clickHouse, dayOf(now() - SUM_AFTER_MS), shouldStop, sumFrom)
      }
      const hour = Math.floor(now() / HOUR_MS)
      if (hour === countedHour) return null
      const [first, end] = [addDays(dayOf(now()), -1), addDays(dayOf(now()), 2)]
      const period = { ...(await readExpiredUntil(db)), first, end }
      await onCounted(await countDays(clickHouse, period))
      countedHour = hour
      return null
    },
    reclassify: async () => {
      await createTables()
      const hasHits = async () =>
        (await clickHouse.query('SELECT 1 FROM link_hit LIMIT 1')).length > 0
      const due = await findDueProgress({ db, version: rules.version, now, hasHits })
      if (!due) return null
      const left = await reclassifyClicks(clickHouse, rules)
      if (left === null) await writeRulesProgress(db, { ...due, next: null }, now())
      return left
    },
    expire: async (before, shouldStop) => {
      await createTables()
      const { hits, readers } = before
      if (readers !== undefined) await expireReaders(clickHouse, readers)
      if (hits !== undefined) await expireHits({ clickHouse, db, now }, hits, shouldStop)
      // Totals, and clicks from before a move, which stay there until the operator deletes them.
      await expireStored(db, before, shouldStop, true)
      return null
    },
  }
}

const HOUR_MS = 60 * 60 * 1000
/** After midnight (UTC), hits of the day before may still arrive. */
const SUM_AFTER_MS = 15 * 60 * 1000

/** Values that ClickHouse cannot read: a text that is no number, a null or a type that the column does not take. */
const REJECTED = new Set(['6', '26', '27', '38', '53', '69', '70', '72', '117', '349'])

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}

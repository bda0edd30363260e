import { createQuarterClock } from '@everyshelf/domain/clicks'
import { isCountryCode } from '@everyshelf/domain/countries'
import type { ReaderGroup } from '@everyshelf/domain/routing'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries, type Transact } from '../../../db/transact.ts'
import type { ClickQueries, ClickStore, OwnerDays } from '../click-store.ts'
import { countColumns, createClickCounts } from '../counting/count-columns.ts'
import { type AddedCounts, appendHits } from './append-hits.repo.ts'
import { countDailyTotals, firstUtcDayOf, lastUtcDayOf } from './daily-totals.repo.ts'
import { expireHits, expireReaders, expireTotals } from './expire-hits.repo.ts'
import { readHitDays } from './hit-days.repo.ts'
import { eraseHitOwner, findOwnerNumber, listOwnerNumbers } from './hit-owners.repo.ts'
import { packDay } from './pack-days.repo.ts'
import { selectHits, toStoredHit } from './stored-hits.repo.ts'

const HITS_PER_PAGE = 2000

/** Answers what charts ask from SQLite or PostgreSQL. */
export function createSqlClickQueries(db: Queries, kind: DatabaseKind): ClickQueries {
  const readSnapshot = createSnapshot(db, kind)

  return {
    countClicks: (filters, firstDay) =>
      readSnapshot(async (queries) => {
        const counts = createClickCounts()
        const owner = await findOwnerNumber(queries, filters.ownerId)
        if (owner === null) return counts
        await countDailyTotals(queries, counts, owner, filters, firstDay)
        const localQuarters = createQuarterClock(filters.timeZone)
        const [from, to] = [firstUtcDayOf(firstDay), lastUtcDayOf(filters.to)]
        for await (const hits of readHitDays(queries, owner, from, to)) {
          countColumns(counts, hits, localQuarters(hits.day), filters, firstDay)
        }
        return counts
      }),

    countByBook: (ownerDays, books) =>
      readSnapshot(async (queries) => {
        const wanted = books && new Set(books)
        const counts = new Map<string, number[]>()
        await forEachClick(queries, ownerDays, ({ book, day }) => {
          if (wanted && !wanted.has(book)) return
          const own = counts.get(book) ?? ownerDays.days.map(() => 0)
          own[day] = (own[day] ?? 0) + 1
          counts.set(book, own)
        })
        return counts
      }),

    countReaderGroups: (ownerDays, identifier) =>
      readSnapshot(async (queries) => {
        const groups = new Map<string, ReaderGroup>()
        await forEachClick(queries, ownerDays, ({ book, country: code, seller }) => {
          if (book !== identifier) return
          const country = isCountryCode(code) ? code : null
          const key = `${country} ${seller}`
          groups.set(key, { country, seller, clicks: 1 + (groups.get(key)?.clicks ?? 0) })
        })
        return [...groups.values()]
      }),

    listHits: async (ownerId, from, before) => {
      const owner = await findOwnerNumber(db, ownerId)
      if (owner === null) return { hits: [], next: null }
      const rows = await selectHits(db)
        .where('owner', '=', owner)
        .where('id', '>=', from)
        .where('id', '<', before)
        .orderBy('link_hit.id')
        .limit(HITS_PER_PAGE)
        .execute()
      const hits = rows.map(toStoredHit)
      const last = hits.at(-1)
      return { hits, next: last && hits.length === HITS_PER_PAGE ? last.id + 1n : null }
    },

    listNewest: async (ownerIds, from, limit) => {
      const owners = await listOwnerNumbers(db, ownerIds)
      if (owners.size === 0) return []
      const rows = await selectHits(db)
        .where('owner', 'in', [...owners.keys()])
        .where('id', '>=', from)
        .orderBy('link_hit.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...toStoredHit(row), ownerId: owners.get(row.owner) ?? '' }))
    },
  }
}

interface CountedClick {
  readonly book: string
  readonly country: string
  readonly seller: string
  /** The position of its day in the owner's days. */
  readonly day: number
}

async function forEachClick(
  queries: Queries,
  { ownerId, timeZone, days }: OwnerDays,
  visit: (click: CountedClick) => void,
): Promise<void> {
  const owner = await findOwnerNumber(queries, ownerId)
  const [first, last] = [days[0], days.at(-1)]
  if (owner === null || first === undefined || last === undefined) return
  const localQuarters = createQuarterClock(timeZone)
  const positions = new Map(days.map((day, index) => [day, index]))
  for await (const hits of readHitDays(queries, owner, firstUtcDayOf(first), lastUtcDayOf(last))) {
    const local = localQuarters(hits.day)
    const dayPositions = local.days.map((day) => positions.get(day))
    const { book, country, seller, reason } = hits.columns
    const noReason = reason.values.indexOf('')
    for (let row = 0; row < hits.length; row++) {
      const day = dayPositions[local.dayIndex[hits.quarters[row] as number] as number]
      if (day === undefined || reason.codes[row] !== noReason) continue
      visit({
        book: book.values[book.codes[row] as number] ?? '',
        country: country.values[country.codes[row] as number] ?? '',
        seller: seller.values[seller.codes[row] as number] ?? '',
        day,
      })
    }
  }
}

interface SqlClickStoreDeps {
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly transact: Transact
  /** Runs in the transaction that stores the hits. */
  readonly onAdded: (queries: Queries, counts: AddedCounts) => Promise<void>
  readonly now: () => number
}

/** Stores clicks in SQLite or PostgreSQL. */
export function createSqlClickStore(deps: SqlClickStoreDeps): ClickStore {
  const { db, kind, transact, onAdded, now } = deps
  return {
    ...createSqlClickQueries(db, kind),
    append: (hits) =>
      transact(async (queries) => {
        const added = await appendHits(queries, kind, hits, new Date(now()))
        await onAdded(queries, added)
      }),
    isRejection: (error) => isDataError(kind, error),
    rebuildDay: async (day) => {
      await transact((queries) => packDay(queries, day))
    },
    expire: async ({ hits, totals, readers }, shouldStop) => {
      if (readers !== undefined) await expireReaders(db, readers)
      if (hits !== undefined) await expireHits({ db, kind, transact }, hits, shouldStop)
      if (totals !== undefined) await expireTotals(db, totals)
    },
    eraseOwner: eraseHitOwner,
  }
}

/**
 * Classes 22 and 23 of SQLSTATE are data exceptions and violated constraints. The table of hits has no check
 * constraint (23514): PostgreSQL reports so that an operator's partition for the month is missing.
 */
function isDataError(kind: DatabaseKind, error: unknown): boolean {
  const code = String((error as { code?: unknown }).code)
  return kind === 'postgres'
    ? /^2[23]/.test(code) && code !== '23514'
    : /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(code)
}

import type { Queries, Transact } from '../../../db/transact.ts'
import { addDayRows } from './add-totals.repo.ts'
import { changeTotals, deleteEmptyDays } from './change-totals.repo.ts'
import { countedColumns } from './hit-rows.repo.ts'
import { lockTotals } from './lock-totals.repo.ts'
import { listMoves, moveReaders } from './move-hits.ts'
import { readRecount, writeRecount } from './recount-state.repo.ts'
import type { Recount } from './recount-zone.ts'
import { ALL_BOOKS, type OwnedHit, tallyHits } from './tally.ts'

export interface RecountRepo {
  /**
   * Moves the next few hits of an owner who has asked for another time zone from the days of one
   * clock to those of the other; false when nobody waits. One transaction.
   */
  readonly recountNext: (hitsAtMost: number, now: Date) => Promise<boolean>
}

export function createRecountRepo(db: Queries, transact: Transact): RecountRepo {
  return {
    recountNext: async (hitsAtMost, now) => {
      if (!(await readRecount(db)) && !(await findWaiting(db))) return false
      return await transact((queries) => recountNext(queries, hitsAtMost, now.toISOString()))
    },
  }
}

async function recountNext(queries: Queries, hitsAtMost: number, now: string): Promise<boolean> {
  const cursor = await lockTotals(queries, now)
  const recount = (await readRecount(queries)) ?? (await findWaiting(queries))
  if (!recount) return false
  const { ownerId, timeZone } = recount
  const profile = await queries
    .selectFrom('user_profile')
    .select(['timeZone', 'nextTimeZone'])
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  if (!profile) {
    // The account is gone, and its totals with it.
    await writeRecount(queries, null, now)
    return true
  }
  const reached =
    profile.timeZone === timeZone
      ? cursor
      : await moveSlice(queries, { recount, cursor, hitsAtMost, oldZone: profile.timeZone })
  if (reached < cursor) {
    await writeRecount(queries, { ...recount, reached }, now)
    return true
  }
  await writeRecount(queries, null, now)
  const nextTimeZone = profile.nextTimeZone === timeZone ? null : profile.nextTimeZone
  await queries
    .updateTable('user_profile')
    .set({ timeZone, nextTimeZone })
    .where('userId', '=', ownerId)
    .execute()
  return true
}

async function findWaiting(queries: Queries): Promise<Recount | null> {
  const row = await queries
    .selectFrom('user_profile')
    .select(['userId', 'nextTimeZone'])
    .where('nextTimeZone', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.nextTimeZone
    ? { ownerId: row.userId, timeZone: row.nextTimeZone, reached: -1n }
    : null
}

interface Slice {
  readonly recount: Recount
  readonly cursor: bigint
  readonly hitsAtMost: number
  readonly oldZone: string
}

/** Answers how far it has come. */
async function moveSlice(queries: Queries, slice: Slice): Promise<bigint> {
  const { recount, cursor, hitsAtMost, oldZone } = slice
  const { ownerId, timeZone } = recount
  const last = await queries
    .selectFrom('hit')
    // As text: an id has more bits than a number of JavaScript.
    .select((build) => build.cast<string>('id', 'text').as('id'))
    .where('id', '>', recount.reached)
    .where('id', '<=', cursor)
    .orderBy('hit.id')
    .offset(hitsAtMost - 1)
    .limit(1)
    .executeTakeFirst()
  const upTo = last ? BigInt(last.id) : cursor
  const hits = await queries
    .selectFrom('hit')
    .select(countedColumns)
    .where('id', '>', recount.reached)
    .where('id', '<=', upTo)
    .where('ownerId', '=', ownerId)
    .where('source', '=', 'redirect')
    // In no total yet: they are added by the new clock.
    .where('id', 'not in', queries.selectFrom('late_hit').select('id'))
    .execute()
  const owned = hits.map((hit): OwnedHit => ({ ...hit, ownerId, timeZone: oldZone }))
  await writeMoves(queries, ownerId, owned, timeZone)
  return upTo
}

async function writeMoves(
  queries: Queries,
  ownerId: string,
  hits: readonly OwnedHit[],
  timeZone: string,
): Promise<void> {
  if (hits.length === 0) return
  const moves = listMoves(hits, timeZone)
  const days = [...new Set(tallyHits(hits).days.map(({ day }) => day))]
  const books = [...new Set(hits.map(({ identifier }) => identifier))]
  const rowsBefore = await queries
    .selectFrom('click_day')
    .select(['identifier', 'day', 'clicks', 'readers'])
    .where('day', 'in', days)
    .where('ownerId', '=', ownerId)
    .where('identifier', 'in', [ALL_BOOKS, ...books])
    .execute()
  await changeTotals(
    queries,
    hits,
    hits.map((hit) => ({ ...hit, timeZone })),
  )
  const readers = moveReaders(moves, rowsBefore)
  for (const row of readers) await addDayRows(queries, [{ ...row, ownerId, hits: 0, clicks: 0 }])
  await deleteEmptyDays(queries, ownerId, days, books)
}

import type { Queries, Transact } from '../../../db/transact.ts'
import { addDailyTotals } from './add-totals.repo.ts'
import { changeTotals, deleteEmptyDays } from './change-totals.repo.ts'
import { listDayMoves, moveReaders } from './day-moves.ts'
import { countedColumns } from './hit-rows.repo.ts'
import { lockTotals } from './lock-totals.repo.ts'
import { readRebuild, writeRebuild } from './rebuild-state.repo.ts'
import type { Rebuild } from './rebuild-state.ts'
import type { SlicedWork } from './run-in-slices.ts'
import { ALL_BOOKS, type OwnedHit, tallyHits } from './tally.ts'

/** Moves the totals of owners who changed their time zone from the old days to the new ones. */
export function createRebuildTotalsWork(db: Queries, transact: Transact): SlicedWork {
  return {
    processNext: async (maxHits, now) => {
      if (!(await readRebuild(db)) && !(await findPending(db))) return false
      return await transact((queries) => processNext(queries, maxHits, now.toISOString()))
    },
  }
}

async function processNext(queries: Queries, maxHits: number, now: string): Promise<boolean> {
  const cursor = await lockTotals(queries, now)
  const rebuild = (await readRebuild(queries)) ?? (await findPending(queries))
  if (!rebuild) return false
  const { ownerId, timeZone } = rebuild
  const profile = await queries
    .selectFrom('user_profile')
    .select(['timeZone', 'nextTimeZone'])
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  if (!profile) {
    // The account was deleted together with its totals.
    await writeRebuild(queries, null, now)
    return true
  }
  const reached =
    profile.timeZone === timeZone
      ? cursor
      : await moveSlice(queries, { rebuild, cursor, maxHits, oldZone: profile.timeZone })
  if (reached < cursor) {
    await writeRebuild(queries, { ...rebuild, reached }, now)
    return true
  }
  await writeRebuild(queries, null, now)
  const nextTimeZone = profile.nextTimeZone === timeZone ? null : profile.nextTimeZone
  await queries
    .updateTable('user_profile')
    .set({ timeZone, nextTimeZone })
    .where('userId', '=', ownerId)
    .execute()
  return true
}

async function findPending(queries: Queries): Promise<Rebuild | null> {
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
  readonly rebuild: Rebuild
  readonly cursor: bigint
  readonly maxHits: number
  readonly oldZone: string
}

/** Returns the id that it reached. */
async function moveSlice(queries: Queries, slice: Slice): Promise<bigint> {
  const { rebuild, cursor, maxHits, oldZone } = slice
  const { ownerId, timeZone } = rebuild
  const last = await queries
    .selectFrom('hit')
    // As text: an id has more bits than a JavaScript number.
    .select((build) => build.cast<string>('id', 'text').as('id'))
    .where('id', '>', rebuild.reached)
    .where('id', '<=', cursor)
    .orderBy('hit.id')
    .offset(maxHits - 1)
    .limit(1)
    .executeTakeFirst()
  const upTo = last ? BigInt(last.id) : cursor
  const hits = await queries
    .selectFrom('hit')
    .select(countedColumns)
    .where('id', '>', rebuild.reached)
    .where('id', '<=', upTo)
    .where('ownerId', '=', ownerId)
    .where('source', '=', 'redirect')
    // Not in the totals yet: they will be added in the new time zone.
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
  const moves = listDayMoves(hits, timeZone)
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
  for (const row of readers)
    await addDailyTotals(queries, [{ ...row, ownerId, hits: 0, clicks: 0 }])
  await deleteEmptyDays(queries, ownerId, days, books)
}

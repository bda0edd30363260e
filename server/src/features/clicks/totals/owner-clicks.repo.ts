import { addDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { openedAtMinute } from '../hit.ts'
import { CURSOR } from './click-totals.ts'
import { ALL_BOOKS } from './tally.ts'

/**
 * The clicks on an owner's links of the last days, today the last, by the key of the book; a book
 * that nobody opened is absent. Days are those of the owner's clock.
 */
export type CountClicksOfOwner = (
  ownerId: string,
  nowMs: number,
  days: number,
) => Promise<ReadonlyMap<string, readonly number[]>>

/** Both forms of a link name owner and book, so that either form counts. */
export function createOwnerClickCounter(db: Queries, kind: DatabaseKind): CountClicksOfOwner {
  return async (ownerId, nowMs, count) => {
    const transaction = db.transaction()
    // The totals, and the hits that are not in them yet, of one moment.
    const isolated =
      kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
    return await isolated.execute(async (queries) => {
      const clock = createLocalClock(await findTimeZone(queries, ownerId))
      const today = clock(openedAtMinute(nowMs)).day
      const days = listDays(today, count)
      const clicks = new Map<string, number[]>()
      const add = (identifier: string, day: string, more: number) => {
        const index = days.indexOf(day)
        if (index < 0 || more === 0) return
        const counts = clicks.get(identifier) ?? Array.from({ length: count }, () => 0)
        counts[index] = (counts[index] ?? 0) + more
        clicks.set(identifier, counts)
      }
      const counted = await queries
        .selectFrom('click_day')
        .select(['identifier', 'day', 'clicks'])
        .where('ownerId', '=', ownerId)
        .where('identifier', '!=', ALL_BOOKS)
        .where('day', '>=', addDays(today, 1 - count))
        .execute()
      for (const row of counted) add(row.identifier, row.day, row.clicks)
      for (const row of await listUncounted(queries, ownerId)) {
        add(row.identifier, clock(row.openedAt).day, 1)
      }
      return clicks
    })
  }
}

async function findTimeZone(queries: Queries, ownerId: string): Promise<string> {
  const row = await queries
    .selectFrom('user_profile')
    .select('timeZone')
    .where('userId', '=', ownerId)
    .executeTakeFirst()
  return row?.timeZone ?? 'UTC'
}

/** The clicks of the last seconds, and those that came late, which no total has yet. */
async function listUncounted(queries: Queries, ownerId: string) {
  const cursor = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', CURSOR)
    .executeTakeFirst()
  const reached = BigInt(cursor?.value ?? 0)
  const clicks = () =>
    queries
      .selectFrom('hit')
      .select(['identifier', 'openedAt'])
      .where('ownerId', '=', ownerId)
      .where('excludedBecause', 'is', null)
      .where('source', '=', 'redirect')
  const fresh = await clicks().where('hit.id', '>', reached).execute()
  const late = await clicks()
    .innerJoin('late_hit', 'late_hit.id', 'hit.id')
    .where('hit.id', '<=', reached)
    .execute()
  return [...fresh, ...late]
}

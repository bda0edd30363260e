import { createLocalClock, listDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { openedAtMinute } from '../hit.ts'
import { findTimeZone, listUncountedHits } from './uncounted-hits.repo.ts'

/**
 * The clicks on an owner's links of the last days, today the last, by the key of the book, for the
 * books that are named; one that nobody opened is absent. Days are those of the owner's clock.
 */
export type CountClicksOfOwner = (
  ownerId: string,
  books: readonly string[],
  nowMs: number,
  days: number,
) => Promise<ReadonlyMap<string, readonly number[]>>

/** Up to so many books are looked for one by one; for more, all that the owner has are read. */
const SOUGHT_AT_MOST = 200

/** Both forms of a link name owner and book, so that either form counts. */
export function createOwnerClickCounter(db: Queries, kind: DatabaseKind): CountClicksOfOwner {
  const readAtOneMoment = createSnapshot(db, kind)
  return async (ownerId, books, nowMs, count) => {
    if (books.length === 0) return new Map()
    return await readAtOneMoment(async (queries) => {
      const timeZone = await findTimeZone(queries, ownerId)
      const clock = createLocalClock(timeZone)
      const today = clock(openedAtMinute(nowMs)).day
      const days = listDays(today, count)
      const asked = new Set(books)
      const clicks = new Map<string, number[]>()
      const add = (identifier: string, day: string, more: number) => {
        const index = days.indexOf(day)
        if (index < 0 || more === 0 || !asked.has(identifier)) return
        const counts = clicks.get(identifier) ?? Array.from({ length: count }, () => 0)
        counts[index] = (counts[index] ?? 0) + more
        clicks.set(identifier, counts)
      }
      const ofOwner = queries
        .selectFrom('click_day')
        .select(['identifier', 'day', 'clicks'])
        .where('day', 'in', days)
        .where('ownerId', '=', ownerId)
      const isSought = asked.size <= SOUGHT_AT_MOST
      const counted = isSought ? ofOwner.where('identifier', 'in', [...asked]) : ofOwner
      for (const row of await counted.execute()) add(row.identifier, row.day, row.clicks)
      for await (const hits of listUncountedHits(queries, ownerId, timeZone)) {
        const fresh = hits.filter(({ excludedBecause }) => excludedBecause === null)
        for (const hit of fresh) add(hit.identifier, clock(hit.openedAt).day, 1)
      }
      return clicks
    })
  }
}

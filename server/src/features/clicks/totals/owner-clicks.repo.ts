import { createLocalClock, listDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { toUtcMinute } from '../hit.ts'
import { findTimeZone, listUncountedHits } from './uncounted-hits.repo.ts'

/**
 * The daily clicks on an owner's links, oldest day first and today last, by book key, for the given
 * books. Books without clicks are absent. Days are in the owner's time zone.
 */
export type CountClicksOfOwner = (
  ownerId: string,
  books: readonly string[],
  nowMs: number,
  days: number,
) => Promise<ReadonlyMap<string, readonly number[]>>

/** For more books than this, the query reads all of the owner's and drops the others. */
const MAX_BOOKS_IN_QUERY = 200

/** Both forms of a link name the owner and the book, so hits on either form count. */
export function createOwnerClickCounter(db: Queries, kind: DatabaseKind): CountClicksOfOwner {
  const readAtOneMoment = createSnapshot(db, kind)
  return async (ownerId, books, nowMs, count) => {
    if (books.length === 0) return new Map()
    return await readAtOneMoment(async (queries) => {
      const timeZone = await findTimeZone(queries, ownerId)
      const clock = createLocalClock(timeZone)
      const today = clock(toUtcMinute(nowMs)).day
      const days = listDays(today, count)
      const wanted = new Set(books)
      const clicks = new Map<string, number[]>()
      const add = (identifier: string, day: string, more: number) => {
        const index = days.indexOf(day)
        if (index < 0 || more === 0 || !wanted.has(identifier)) return
        const counts = clicks.get(identifier) ?? Array.from({ length: count }, () => 0)
        counts[index] = (counts[index] ?? 0) + more
        clicks.set(identifier, counts)
      }
      const ofOwner = queries
        .selectFrom('click_day')
        .select(['identifier', 'day', 'clicks'])
        .where('day', 'in', days)
        .where('ownerId', '=', ownerId)
      const isShortList = wanted.size <= MAX_BOOKS_IN_QUERY
      const counted = isShortList ? ofOwner.where('identifier', 'in', [...wanted]) : ofOwner
      for (const row of await counted.execute()) add(row.identifier, row.day, row.clicks)
      for await (const hits of listUncountedHits(queries, ownerId, timeZone)) {
        const fresh = hits.filter(({ excludedBecause }) => excludedBecause === null)
        for (const hit of fresh) add(hit.identifier, clock(hit.openedAt).day, 1)
      }
      return clicks
    })
  }
}

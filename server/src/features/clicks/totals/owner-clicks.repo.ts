import { createLocalClock, listDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { openedAtMinute } from '../hit.ts'
import { ALL_BOOKS } from './tally.ts'
import { findTimeZone, listUncountedHits } from './uncounted-hits.repo.ts'

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
  const readAtOneMoment = createSnapshot(db, kind)
  return (ownerId, nowMs, count) =>
    readAtOneMoment(async (queries) => {
      const timeZone = await findTimeZone(queries, ownerId)
      const clock = createLocalClock(timeZone)
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
        .where('day', 'in', days)
        .execute()
      for (const row of counted) add(row.identifier, row.day, row.clicks)
      for await (const hits of listUncountedHits(queries, ownerId, timeZone)) {
        const counted = hits.filter(({ excludedBecause }) => excludedBecause === null)
        for (const hit of counted) add(hit.identifier, clock(hit.openedAt).day, 1)
      }
      return clicks
    })
}

import { createLocalClock, listDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { toUtcMinute } from '../hit.ts'
import { findTimeZone, listUncountedHits } from './uncounted-hits.repo.ts'

/**
 * The clicks on each of an owner's books in the last days, by book key. Books without clicks are
 * absent. Days are in the owner's time zone.
 */
export type SumClicksOfOwner = (
  ownerId: string,
  nowMs: number,
  days: number,
) => Promise<ReadonlyMap<string, number>>

export function createOwnerClickSums(db: Queries, kind: DatabaseKind): SumClicksOfOwner {
  const readAtOneMoment = createSnapshot(db, kind)
  return (ownerId, nowMs, count) =>
    readAtOneMoment(async (queries) => {
      const timeZone = await findTimeZone(queries, ownerId)
      const clock = createLocalClock(timeZone)
      const days = listDays(clock(toUtcMinute(nowMs)).day, count)
      const rows = await queries
        .selectFrom('click_day')
        .select('identifier')
        .select(({ fn }) => fn.sum('clicks').as('clicks'))
        .where('day', 'in', days)
        .where('ownerId', '=', ownerId)
        .where('identifier', '!=', '')
        .groupBy('identifier')
        .execute()
      const sums = new Map(rows.map(({ identifier, clicks }) => [identifier, Number(clicks)]))
      const wanted = new Set(days)
      for await (const hits of listUncountedHits(queries, ownerId, timeZone)) {
        for (const { identifier, openedAt, excludedBecause } of hits) {
          if (excludedBecause !== null || !wanted.has(clock(openedAt).day)) continue
          sums.set(identifier, (sums.get(identifier) ?? 0) + 1)
        }
      }
      return sums
    })
}

import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { type HitColumns, toColumns, unpackColumns } from '../counting/hit-columns.ts'
import type { StoredHit } from '../hit.ts'
import { readHits } from './stored-hits.repo.ts'

/** Limits the memory: a large owner's month of packed days. */
const DAYS_PER_QUERY = 31

/** An owner's hits day by day (UTC): packed days where there are some, else the hits themselves. */
export async function* readHitDays(
  queries: Queries,
  owner: number,
  firstDay: string,
  lastDay: string,
): AsyncGenerator<HitColumns, void> {
  for (let from = firstDay; from <= lastDay; from = addDays(from, DAYS_PER_QUERY)) {
    const end = addDays(from, DAYS_PER_QUERY - 1)
    const to = end < lastDay ? end : lastDay
    const packed = await queries
      .selectFrom('packed_day')
      .select(['day', 'packed'])
      .where('owner', '=', owner)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute()
    const known = new Set<string>()
    for (const row of packed) {
      const columns = unpackColumns(row.day, row.packed)
      if (!columns) continue
      known.add(row.day)
      yield columns
    }
    const others = listDays(to, countDays(from, to)).filter((day) => !known.has(day))
    for (const { first, last } of toRanges(others)) {
      yield* readUnpacked(queries, owner, first, last)
    }
  }
}

/** @example toRanges(['2026-11-01', '2026-11-02', '2026-11-05']) // two ranges */
function toRanges(days: readonly string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = []
  for (const day of days) {
    const range = ranges.at(-1)
    if (range && addDays(range.last, 1) === day) range.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges
}

/** A day may come in several parts. */
async function* readUnpacked(
  queries: Queries,
  owner: number,
  first: string,
  last: string,
): AsyncGenerator<HitColumns, void> {
  for await (const hits of readHits(queries, owner, first, last)) {
    for (const [day, ofDay] of Map.groupBy(hits, dayOf)) yield toColumns(day, ofDay)
  }
}

function dayOf({ openedAt }: StoredHit): string {
  return openedAt.slice(0, 10)
}

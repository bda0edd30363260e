import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { type HitColumns, monthOf, sliceDays, toColumns } from '../counting/hit-columns.ts'
import { unpackColumns } from '../counting/packed-columns.ts'
import { readHits } from './stored-hits.repo.ts'

/** Limits the memory: a large owner's quarter of a year. */
const MONTHS_PER_QUERY = 3

/** An owner's hits of some days (UTC), in parts of one month each: what is packed, else the hits themselves. */
export async function* readHitMonths(
  queries: Queries,
  owner: number,
  firstDay: string,
  lastDay: string,
): AsyncGenerator<HitColumns, void> {
  const months = [...new Set(listDays(lastDay, countDays(firstDay, lastDay)).map(monthOf))]
  const packedUntil = new Map<string, string>()
  for (let at = 0; at < months.length; at += MONTHS_PER_QUERY) {
    const rows = await queries
      .selectFrom('packed_month')
      .select(['month', 'until', 'packed'])
      .where('owner', '=', owner)
      .where('month', 'in', months.slice(at, at + MONTHS_PER_QUERY))
      .execute()
    for (const { month, until, packed } of rows) {
      const columns = unpackColumns(month, packed)
      if (!columns) continue
      packedUntil.set(month, until)
      yield sliceDays(sliceDays(columns, firstDay, until), firstDay, addDays(lastDay, 1))
    }
  }
  const others = listDays(lastDay, countDays(firstDay, lastDay)).filter(
    (day) => day >= (packedUntil.get(monthOf(day)) ?? ''),
  )
  for (const { first, last } of toRanges(others)) {
    for await (const hits of readHits(queries, owner, first, last)) {
      const byMonth = Map.groupBy(hits, ({ openedAt }) => monthOf(openedAt))
      for (const [month, ofMonth] of byMonth) yield toColumns(month, ofMonth)
    }
  }
}

/** The first day of the next month. @example endOfMonth('2026-12') // '2027-01-01' */
export function endOfMonth(month: string): string {
  return `${monthOf(addDays(`${month}-28`, 4))}-01`
}

/** @example toRanges(['2026-11-01', '2026-11-02', '2026-11-05']) // two ranges */
export function toRanges(days: readonly string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = []
  for (const day of days) {
    const range = ranges.at(-1)
    if (range && addDays(range.last, 1) === day) range.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges
}

import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { type HitColumns, monthOf, sliceTimes, toColumns } from '../counting/hit-columns.ts'
import { unpackColumns } from '../counting/packed-columns.ts'
import { readHits } from './stored-hits.repo.ts'

/** Limits the memory: a large owner's quarter of a year. */
const MONTHS_PER_QUERY = 3

/** An owner's hits of some days (UTC) in parts of one month: what is packed, else the hits. Some months are skipped. */
export async function* readHitMonths(
  queries: Queries,
  owner: number,
  firstDay: string,
  lastDay: string,
  skipped: ReadonlySet<string> = new Set(),
): AsyncGenerator<HitColumns, void> {
  const days = listDays(lastDay, countDays(firstDay, lastDay))
  const months = [...new Set(days.map(monthOf))].filter((month) => !skipped.has(month))
  const end = addDays(lastDay, 1)
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
      yield sliceTimes(sliceTimes(columns, firstDay, until), firstDay, end)
    }
  }
  for (const { from, before } of listUnpacked(months, packedUntil, firstDay, end)) {
    for await (const hits of readHits(queries, owner, from, before)) {
      const byMonth = Map.groupBy(hits, ({ openedAt }) => monthOf(openedAt))
      for (const [month, ofMonth] of byMonth) yield toColumns(month, ofMonth)
    }
  }
}

/** The times that are not packed, in as few ranges as possible. */
function listUnpacked(
  months: readonly string[],
  packedUntil: ReadonlyMap<string, string>,
  first: string,
  end: string,
): { from: string; before: string }[] {
  const ranges: { from: string; before: string }[] = []
  for (const month of months) {
    const [from = ''] = [first, `${month}-01`, packedUntil.get(month) ?? ''].sort().reverse()
    const [before = ''] = [end, endOfMonth(month)].sort()
    const range = ranges.at(-1)
    if (from >= before) continue
    if (range?.before === from) range.before = before
    else ranges.push({ from, before })
  }
  return ranges
}

/** The first day of the next month. @example endOfMonth('2026-12') // '2027-01-01' */
export function endOfMonth(month: string): string {
  return `${monthOf(addDays(`${month}-28`, 4))}-01`
}

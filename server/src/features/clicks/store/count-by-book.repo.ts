import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import { markClicks, sumByCode } from '../counting/count-columns.ts'
import { readLocalDays } from './local-days.repo.ts'

/** See `ClickQueries.countByBook`. */
export async function countByBook(
  queries: Queries,
  ownerDays: OwnerDays,
  books: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const wanted = books && new Set(books)
  const counts = new Map<string, number[]>()
  const add = (book: string, day: number, clicks: number) => {
    if (clicks === 0 || (wanted && !wanted.has(book))) return
    const own = counts.get(book) ?? ownerDays.days.map(() => 0)
    own[day] = clicks + (own[day] ?? 0)
    counts.set(book, own)
  }
  for await (const { hits, days } of readLocalDays(queries, ownerDays)) {
    const { values, codes } = hits.columns.book
    const isClick = markClicks(hits)
    for (const { day, ...rows } of days) {
      const sums = sumByCode(values.length, codes, isClick, rows)
      for (const [code, clicks] of sums.entries()) add(values[code] ?? '', day, clicks)
    }
  }
  return counts
}

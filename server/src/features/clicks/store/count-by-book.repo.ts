import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import { type LocalClicks, readLocalClicks } from './local-clicks.repo.ts'

/** See `ClickQueries.countByBook`. */
export async function countByBook(
  queries: Queries,
  ownerDays: OwnerDays,
  books: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const wanted = books && new Set(books)
  const dayCount = ownerDays.days.length
  const counts = new Map<string, number[]>()
  for await (const clicks of readLocalClicks(queries, ownerDays)) {
    for (const [book, days] of sumDays(clicks, dayCount)) {
      if (wanted && !wanted.has(book)) continue
      const known = counts.get(book)
      counts.set(
        book,
        days.map((sum, day) => sum + (known?.[day] ?? 0)),
      )
    }
  }
  return counts
}

/** The daily clicks of each book. */
function* sumDays({ hits, rows, dayOf }: LocalClicks, dayCount: number) {
  const { values, codes } = hits.columns.book
  const sums = values.map(() => new Uint32Array(dayCount))
  for (const row of rows) {
    const ofBook = sums[codes[row] as number] as Uint32Array
    const day = dayOf(row)
    ofBook[day] = (ofBook[day] as number) + 1
  }
  for (const [code, days] of sums.entries()) {
    if (days.some((sum) => sum > 0)) yield [values[code] ?? '', [...days]] as const
  }
}

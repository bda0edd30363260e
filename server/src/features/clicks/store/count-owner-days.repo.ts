import { isCountryCode } from '@everyshelf/domain/countries'
import type { ReaderGroup } from '@everyshelf/domain/routing'
import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import type { HitColumns } from '../counting/hit-columns.ts'
import { selectClicks, selectDays, selectValues } from '../counting/select-rows.ts'
import { firstUtcDayOf, lastUtcDayOf } from './daily-totals.repo.ts'
import { readHitMonths } from './hit-months.repo.ts'
import { findOwnerNumber } from './hit-owners.repo.ts'
import { openQuarterClock } from './quarter-clocks.ts'

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

/** See `ClickQueries.countReaderGroups`. */
export async function countReaderGroups(
  queries: Queries,
  ownerDays: OwnerDays,
  identifier: string,
): Promise<ReaderGroup[]> {
  const groups = new Map<string, ReaderGroup>()
  for await (const { hits, rows } of readLocalClicks(queries, ownerDays)) {
    const { book, country: countries, seller: sellers } = hits.columns
    for (const row of selectValues(rows, book, [identifier])) {
      const code = countries.values[countries.codes[row] as number] ?? ''
      const seller = sellers.values[sellers.codes[row] as number] ?? ''
      const country = isCountryCode(code) ? code : null
      const key = `${country} ${seller}`
      groups.set(key, { country, seller, clicks: 1 + (groups.get(key)?.clicks ?? 0) })
    }
  }
  return [...groups.values()]
}

/** Clicks of an owner's days. */
interface LocalClicks {
  readonly hits: HitColumns
  readonly rows: Uint32Array
  /** The position of a row's day in the owner's days. */
  readonly dayOf: (row: number) => number
}

async function* readLocalClicks(
  queries: Queries,
  { ownerId, timeZone, days }: OwnerDays,
): AsyncGenerator<LocalClicks, void> {
  const owner = await findOwnerNumber(queries, ownerId)
  const [first, last] = [days[0], days.at(-1)]
  if (owner === null || first === undefined || last === undefined) return
  const localQuarters = openQuarterClock(timeZone)
  const [from, to] = [firstUtcDayOf(first), lastUtcDayOf(last)]
  for await (const hits of readHitMonths(queries, owner, from, to)) {
    const local = localQuarters(hits.month)
    const positions = Int32Array.from(local.days, (day) => days.indexOf(day))
    const dayOf = (row: number) =>
      positions[local.dayIndex[hits.quarters[row] as number] as number] as number
    const rows = selectDays(hits, selectClicks(hits), local, (day) => days.includes(day))
    yield { hits, rows, dayOf }
  }
}

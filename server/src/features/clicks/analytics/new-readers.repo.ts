import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Queries } from '../../../db/transact.ts'
import type { DayRow } from './click-filters.ts'

const HASHES_PER_QUERY = 500

/** Readers of hits that are not in the totals yet, except readers that the day counts already. */
export async function countNewReaders(
  queries: Queries,
  readers: readonly ReaderDayTable[],
): Promise<DayRow[]> {
  const [first] = readers
  if (!first) return []
  const fresh = new Set(readers.map(keyOf))
  const days = [...new Set(readers.map(({ day }) => day))]
  const hashes = [...new Set(readers.map(({ reader }) => reader))]
  for (let at = 0; at < hashes.length; at += HASHES_PER_QUERY) {
    const known = await queries
      .selectFrom('reader_day')
      .select(['day', 'reader'])
      .where('day', 'in', days)
      .where('ownerId', '=', first.ownerId)
      .where('identifier', '=', first.identifier)
      .where('reader', 'in', hashes.slice(at, at + HASHES_PER_QUERY))
      .execute()
    for (const row of known) fresh.delete(keyOf(row))
  }
  return readers
    .filter((row) => fresh.has(keyOf(row)))
    .map(({ day }) => ({ day, hits: 0, clicks: 0, readers: 1 }))
}

function keyOf({ day, reader }: Pick<ReaderDayTable, 'day' | 'reader'>): string {
  return `${day} ${reader}`
}

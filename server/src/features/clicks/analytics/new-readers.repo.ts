import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Queries } from '../../../db/transact.ts'
import type { DayRow } from './click-rows.ts'

const MARKS_AT_ONCE = 500

/** Readers of hits that no total has yet, without those whom their day has counted already. */
export async function countNewReaders(
  queries: Queries,
  readers: readonly ReaderDayTable[],
): Promise<DayRow[]> {
  const [first] = readers
  if (!first) return []
  const fresh = new Set(readers.map(keyOf))
  const days = [...new Set(readers.map(({ day }) => day))]
  const marks = [...new Set(readers.map(({ reader }) => reader))]
  for (let at = 0; at < marks.length; at += MARKS_AT_ONCE) {
    const known = await queries
      .selectFrom('reader_day')
      .select(['day', 'reader'])
      .where('day', 'in', days)
      .where('ownerId', '=', first.ownerId)
      .where('identifier', '=', first.identifier)
      .where('reader', 'in', marks.slice(at, at + MARKS_AT_ONCE))
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

import type { Queries } from '../../../db/transact.ts'
import { changeSheets } from './add-sheets.repo.ts'
import { addCellRows, addDayRows } from './add-totals.repo.ts'
import { subtractTally } from './subtract-tally.ts'
import { ALL_BOOKS, type OwnedHit, tallyHits } from './tally.ts'

/**
 * Counts hits that are in the totals otherwise than before, such as by another clock; who the readers
 * were stays as it is. Whoever calls this holds the totals' cursor.
 */
export async function changeTotals(
  queries: Queries,
  before: readonly OwnedHit[],
  after: readonly OwnedHit[],
): Promise<void> {
  const { days, cells } = subtractTally(tallyHits(after), tallyHits(before))
  await addDayRows(queries, days)
  await addCellRows(queries, cells)
  for (const ownerId of new Set(before.map((hit) => hit.ownerId))) {
    const ownCells = cells.filter((cell) => cell.ownerId === ownerId)
    await changeSheets(queries, ownerId, ownCells)
    await deleteEmptyCells(queries, ownerId, ownCells)
  }
}

async function deleteEmptyCells(
  queries: Queries,
  ownerId: string,
  cells: readonly { readonly day: string; readonly identifier: string }[],
): Promise<void> {
  if (cells.length === 0) return
  await queries
    .deleteFrom('click_cell')
    .where('day', 'in', [...new Set(cells.map(({ day }) => day))])
    .where('ownerId', '=', ownerId)
    .where('identifier', 'in', [...new Set(cells.map(({ identifier }) => identifier))])
    .where('hits', '<=', 0)
    .execute()
}

/** To be called when readers have moved as well: until then they are on days without openings. */
export async function deleteEmptyDays(
  queries: Queries,
  ownerId: string,
  days: readonly string[],
  books: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('click_day')
    .where('day', 'in', days)
    .where('ownerId', '=', ownerId)
    .where('identifier', 'in', [ALL_BOOKS, ...books])
    .where('hits', '<=', 0)
    .where('readers', '<=', 0)
    .execute()
}

/** Who the readers of a day were, nobody knows any more; they are never more than its clicks. */
export async function limitReaders(queries: Queries, hits: readonly OwnedHit[]): Promise<void> {
  for (const ownerId of new Set(hits.map((hit) => hit.ownerId))) {
    const { days } = tallyHits(hits.filter((hit) => hit.ownerId === ownerId))
    await queries
      .updateTable('click_day')
      .set(({ ref }) => ({ readers: ref('clicks') }))
      .where('day', 'in', [...new Set(days.map(({ day }) => day))])
      .where('ownerId', '=', ownerId)
      .whereRef('readers', '>', 'clicks')
      .execute()
  }
}

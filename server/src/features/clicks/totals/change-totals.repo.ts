import type { Queries } from '../../../db/transact.ts'
import { addDailyTotals, addHourlyTotals } from './add-totals.repo.ts'
import { subtractTally } from './subtract-tally.ts'
import { ALL_BOOKS, type OwnedHit, tallyHits } from './tally.ts'
import { changeSummaries } from './update-summaries.repo.ts'

/**
 * Replaces how hits count in the totals, for example after a change of time zone. The numbers of
 * readers stay the same. The caller holds the lock on the totals.
 */
export async function changeTotals(
  queries: Queries,
  before: readonly OwnedHit[],
  after: readonly OwnedHit[],
): Promise<void> {
  const { days, hourlyTotals } = subtractTally(tallyHits(after), tallyHits(before))
  await addDailyTotals(queries, days)
  await addHourlyTotals(queries, hourlyTotals)
  for (const ownerId of new Set(before.map((hit) => hit.ownerId))) {
    const ownHourlyTotals = hourlyTotals.filter((hourlyTotal) => hourlyTotal.ownerId === ownerId)
    await changeSummaries(queries, ownerId, ownHourlyTotals)
    await deleteEmptyHourlyTotals(queries, ownerId, ownHourlyTotals)
  }
}

async function deleteEmptyHourlyTotals(
  queries: Queries,
  ownerId: string,
  hourlyTotals: readonly { readonly day: string; readonly identifier: string }[],
): Promise<void> {
  if (hourlyTotals.length === 0) return
  await queries
    .deleteFrom('click_cell')
    .where('day', 'in', [...new Set(hourlyTotals.map(({ day }) => day))])
    .where('ownerId', '=', ownerId)
    .where('identifier', 'in', [...new Set(hourlyTotals.map(({ identifier }) => identifier))])
    .where('hits', '<=', 0)
    .execute()
}

/** Call this after the readers have moved too: until then they are on days without hits. */
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

/** A day has at most as many readers as clicks. Which reader clicked what is not stored. */
export async function capReaders(queries: Queries, hits: readonly OwnedHit[]): Promise<void> {
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

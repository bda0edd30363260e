import { firstHitIdAt } from '../hit-id.ts'
import type { RetentionRepo } from './retention.repo.ts'
import { monthOf } from './sheet.ts'

/** Openings one by one; then totals by day are all that is left of them (P3). */
const MONTHS_OF_HITS = 13
const MONTHS_OF_TOTALS = 25

/** Deletes what is older than the privacy page says, a little at a time. */
export async function deleteOldClicks(repo: RetentionRepo, now: () => number): Promise<void> {
  const hitsFrom = monthsBefore(now(), MONTHS_OF_HITS)
  const firstKept = firstHitIdAt(hitsFrom.getTime())
  while (await repo.deleteHits(firstKept)) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  await repo.deleteHitParts(firstKept)
  await repo.keepSheets(dayOf(hitsFrom), new Date(now()))
  await repo.deleteCells(dayOf(hitsFrom))
  // The month that is not over is one of them.
  const thisMonth = Date.parse(`${monthOf(dayOf(new Date(now())))}-01`)
  await repo.deleteTotals(monthOf(dayOf(monthsBefore(thisMonth, MONTHS_OF_TOTALS - 1))))
}

function monthsBefore(timeMs: number, months: number): Date {
  const date = new Date(timeMs)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

import { firstHitIdAt } from '../hit-id.ts'
import type { RetentionRepo } from './retention.repo.ts'

/** Openings one by one; then totals by day are all that is left of them (P3). */
const MONTHS_OF_HITS = 13
const MONTHS_OF_TOTALS = 25

/** Deletes what is older than the privacy page says, a little at a time. */
export async function deleteOldClicks(repo: RetentionRepo, now: () => number): Promise<void> {
  const hitsFrom = monthsBefore(now(), MONTHS_OF_HITS)
  while (await repo.deleteHits(firstHitIdAt(hitsFrom.getTime()))) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  await repo.deleteCells(dayOf(hitsFrom))
  await repo.deleteTotals(dayOf(monthsBefore(now(), MONTHS_OF_TOTALS)))
}

function monthsBefore(timeMs: number, months: number): Date {
  const date = new Date(timeMs)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

import { firstHitIdAt } from '../hit-id.ts'
import { monthOf } from '../totals/sheet.ts'
import type { ProvenTime } from './proven-time.ts'
import type { RetentionRepo } from './retention.repo.ts'

/** Hits one by one; then totals by day are all that is left of them (P3). */
const MONTHS_OF_HITS = 13
const MONTHS_OF_TOTALS = 25

const DAY_MS = 24 * 60 * 60 * 1000
/** Restarts and upgrades leave small gaps in what is proven. */
const TOLERATED_MS = 2 * DAY_MS

export interface RetentionDeps {
  readonly repo: RetentionRepo
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly now: () => number
}

/**
 * Deletes what is older than the privacy page says by the clock and by what is proven of the time
 * (R52). Throws where the two are days apart: what only one of them calls old stays.
 */
export async function deleteOldClicks(deps: RetentionDeps): Promise<string | null> {
  const { repo, provenTime, now } = deps
  const proof = await provenTime.advance()
  if (!proof) return null
  await deleteClicksAsOf(repo, Math.min(proof.provenMs, now()))
  const [clock, proven] = [dayOf(new Date(now())), dayOf(new Date(proof.provenMs))]
  if (proof.provenMs - now() > TOLERATED_MS) {
    throw new Error(
      `Old clicks stay: the clock says ${clock}, but it was ${proven} already. Set the clock. If it is right, run: pnpm confirm:date ${clock}`,
    )
  }
  if (now() - proof.withinReachMs > TOLERATED_MS) {
    throw new Error(
      `Old clicks stay: the clock says ${clock}, but only the time until ${proven} is proven. If the clock is right, run: pnpm confirm:date ${clock}`,
    )
  }
  const daysBehind = Math.floor((now() - proof.provenMs) / DAY_MS)
  return daysBehind > 2 ? `Catching up, one day per run: ${daysBehind} days left` : null
}

/** A little at a time. */
export async function deleteClicksAsOf(repo: RetentionRepo, timeMs: number): Promise<void> {
  const hitsFrom = monthsBefore(timeMs, MONTHS_OF_HITS)
  const firstKept = firstHitIdAt(hitsFrom.getTime())
  while (await repo.deleteHits(firstKept)) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  await repo.deleteHitParts(firstKept)
  await repo.keepSheets(dayOf(hitsFrom), new Date(timeMs))
  await repo.deleteCells(dayOf(hitsFrom))
  // The month that is not over is one of them.
  const thisMonth = Date.parse(`${monthOf(dayOf(new Date(timeMs)))}-01`)
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

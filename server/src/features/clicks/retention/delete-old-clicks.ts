import { HIT_RETENTION_MONTHS, TOTALS_RETENTION_MONTHS } from '@everyshelf/domain/limits'
import type { ExpiredBefore } from '../click-store.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { dayOf } from '../hit-id.ts'
import type { ProvenTime } from './proven-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Restarts and upgrades leave small gaps in the proven time. */
const TOLERATED_MS = 2 * DAY_MS

export interface RetentionDeps {
  readonly expire: (before: Pick<ExpiredBefore, 'hits' | 'totals'>) => Promise<string | null>
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly now: () => number
}

/**
 * Deletes clicks that are older than the privacy policy allows, both by the clock and by the proven
 * time. Throws when the two are days apart, and then keeps clicks that are too old by only one of them.
 */
export async function deleteOldClicks(deps: RetentionDeps): Promise<string | null> {
  const { expire, provenTime, now } = deps
  const proof = await provenTime.advance()
  if (!proof) return null
  const reason = await deleteClicksAsOf(expire, Math.min(proof.provenMs, now()))
  if (reason !== null) return reason
  const [clock, proven] = [dayOf(now()), dayOf(proof.provenMs)]
  if (proof.provenMs - now() > TOLERATED_MS) {
    throw new Error(
      `Old clicks were not deleted: the clock says ${clock}, but ${proven} has already passed. Set the clock. If it is right, run: pnpm confirm:date ${clock}`,
    )
  }
  if (now() - proof.provableMs > TOLERATED_MS) {
    throw new Error(
      `Old clicks were not deleted: the clock says ${clock}, but the server can only prove the time up to ${proven}. If the clock is right, run: pnpm confirm:date ${clock}`,
    )
  }
  const daysBehind = Math.floor((now() - proof.provenMs) / DAY_MS)
  return daysBehind > 2 ? `Catching up one day per run: ${daysBehind} days left` : null
}

export async function deleteClicksAsOf(
  expire: RetentionDeps['expire'],
  timeMs: number,
): Promise<string | null> {
  // The current month counts as one of them.
  const thisMonth = Date.parse(`${monthOf(dayOf(timeMs))}-01`)
  return await expire({
    hits: dayOf(monthsBefore(timeMs, HIT_RETENTION_MONTHS)),
    totals: dayOf(monthsBefore(thisMonth, TOTALS_RETENTION_MONTHS - 1)),
  })
}

function monthsBefore(timeMs: number, months: number): number {
  const date = new Date(timeMs)
  return date.setUTCMonth(date.getUTCMonth() - months)
}

import { WEBHOOK_REQUESTS_PER_MINUTE } from '@everyshelf/domain/limits'
import { type IsoTime, toIsoTime } from '../../db/columns.ts'

const MINUTE_MS = 60_000
const REQUEST_MS = MINUTE_MS / WEBHOOK_REQUESTS_PER_MINUTE

/** A webhook may get a request while its `rateUntil` is not after this time. */
export function rateLimitAt(now: IsoTime): IsoTime {
  return toIsoTime(Date.parse(now) + MINUTE_MS - REQUEST_MS)
}

/** How many requests a webhook may get now. */
export function countAllowed(rateUntil: IsoTime | null, now: number): number {
  return Math.floor((now + MINUTE_MS - startOf(rateUntil, now)) / REQUEST_MS)
}

/** The `rateUntil` after so many requests. */
export function addRequests(rateUntil: IsoTime | null, now: number, count: number): IsoTime {
  return toIsoTime(startOf(rateUntil, now) + count * REQUEST_MS)
}

function startOf(rateUntil: IsoTime | null, now: number) {
  return Math.max(rateUntil === null ? 0 : Date.parse(rateUntil), now)
}

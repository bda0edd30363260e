import type { RequestHandler } from 'express'
import { sendApiError } from './errors.ts'

/** How late this process is with its work, smoothed over the last moments. */
export interface LagMeter {
  readonly lagMs: () => number
  readonly stop: () => void
}

const TICK_MS = 50
/** One long turn alone is no overload; several in a row are. */
const WEIGHT_OF_LAST = 0.3
/** However long, as at the start of a process on a busy machine. */
const LONGEST_TURN_MS = 500

export function startLagMeter(): LagMeter {
  let lagMs = 0
  let tickedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const lateMs = Math.min(LONGEST_TURN_MS, Math.max(0, now - tickedAt - TICK_MS))
    lagMs += (lateMs - lagMs) * WEIGHT_OF_LAST
    tickedAt = now
  }, TICK_MS)
  timer.unref()
  return { lagMs: () => lagMs, stop: () => clearInterval(timer) }
}

/** Later than this, whoever waits for an answer notices. */
export const TOO_LATE_MS = 250

/**
 * Refuses calls while the process cannot keep up, so that what it has left goes to redirects, which
 * never come here (R14). A refused author tries again; a refused reader is lost.
 */
export function createLoadShedder(lagMs: () => number): RequestHandler {
  return (request, response, next) => {
    if (lagMs() <= TOO_LATE_MS) return next()
    response.setHeader('retry-after', '1')
    return sendApiError(request, response, 503, 'unavailable')
  }
}

import type { RequestHandler } from 'express'
import { sendApiError } from './errors.ts'

/** The event loop's lag, smoothed over the last ticks. */
export interface LagMeter {
  readonly lagMs: () => number
  readonly stop: () => void
}

const TICK_MS = 50
/** One long turn is no overload; several in a row are. */
const SMOOTHING_FACTOR = 0.3
/** The cap for one turn, for example at the start of a process on a busy machine. */
const MAX_LATENESS_MS = 500

export function startLagMeter(): LagMeter {
  let lagMs = 0
  let tickedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const lateMs = Math.min(MAX_LATENESS_MS, Math.max(0, now - tickedAt - TICK_MS))
    lagMs += (lateMs - lagMs) * SMOOTHING_FACTOR
    tickedAt = now
  }, TICK_MS)
  timer.unref()
  return { lagMs: () => lagMs, stop: () => clearInterval(timer) }
}

/** Above this lag, users notice the delay. */
export const MAX_LAG_MS = 250

/**
 * Rejects API calls while the process is overloaded, so that its remaining capacity serves redirects (R14).
 * A rejected author tries again; a rejected reader is lost.
 */
export function createLoadShedder(lagMs: () => number): RequestHandler {
  return (request, response, next) => {
    if (lagMs() <= MAX_LAG_MS) return next()
    response.setHeader('retry-after', '1')
    return sendApiError(request, response, 503, 'unavailable')
  }
}

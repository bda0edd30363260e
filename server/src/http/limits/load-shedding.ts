import type { RequestHandler } from 'express'
import { sendApiError } from '../errors/errors.ts'

/** How late the event loop is because of this process's own work, smoothed over the last ticks. */
export interface LagMeter {
  readonly lagMs: () => number
  readonly stop: () => void
}

const TICK_MS = 50
/** One long turn is no overload; several in a row are. */
const SMOOTHING_FACTOR = 0.3
/** The cap for one turn, for example at the start of a process. */
const MAX_LATENESS_MS = 500

export function startLagMeter(): LagMeter {
  let lagMs = 0
  let tickedAt = performance.now()
  let used = process.cpuUsage()
  const timer = setInterval(() => {
    const now = performance.now()
    const { user, system } = process.cpuUsage(used)
    lagMs += (latenessMs(now - tickedAt, (user + system) / 1000) - lagMs) * SMOOTHING_FACTOR
    tickedAt = now
    used = process.cpuUsage()
  }, TICK_MS)
  timer.unref()
  return { lagMs: () => lagMs, stop: () => clearInterval(timer) }
}

/**
 * How much of a tick's delay this process's own work caused. While other programs use the processor, refusing
 * calls would not make the next one faster.
 */
export function latenessMs(elapsedMs: number, processorMs: number): number {
  return Math.min(MAX_LATENESS_MS, Math.max(0, Math.min(elapsedMs, processorMs) - TICK_MS))
}

/** Above this lag, users notice the delay. */
export const MAX_LAG_MS = 250

/**
 * Rejects API calls while the process is overloaded, so that its remaining capacity serves redirects.
 * A rejected author tries again; a rejected reader is lost.
 */
export function createLoadShedder(lagMs: () => number): RequestHandler {
  return (request, response, next) => {
    if (lagMs() <= MAX_LAG_MS) return next()
    response.setHeader('retry-after', '1')
    return sendApiError(request, response, 503, 'unavailable')
  }
}

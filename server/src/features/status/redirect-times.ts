import type { ServerResponse } from 'node:http'

/** Upper bounds of the histogram's buckets. The last bucket counts everything slower. */
export const DURATION_BUCKETS_MS = [
  0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 100, 250, 500, 1000,
] as const

/** More would add no information and slow down redirects. */
const TIMED_PER_SECOND = 20

export interface RedirectMeasurements {
  readonly redirects: number
  readonly timed: number
  readonly failed: number
  readonly times: readonly number[]
}

/** Times the first few redirects of each second, from the request to the end of the response. */
export interface RedirectTimes {
  /** 0 when this one is not timed. */
  readonly begin: () => number
  readonly watch: (response: ServerResponse, startedAt: number) => void
  /** Sets a listener for each timed redirect, in seconds. */
  readonly onTimed: (listener: (seconds: number) => void) => void
  /** Returns the measurements since the last call. */
  readonly take: () => RedirectMeasurements
  readonly stop: () => void
}

export function createRedirectTimes(now: () => number = () => performance.now()): RedirectTimes {
  let remaining = TIMED_PER_SECOND
  let measurements = createMeasurements()
  let notify = (_seconds: number) => {}
  const timer = setInterval(() => {
    remaining = TIMED_PER_SECOND
  }, 1000)
  timer.unref()
  return {
    begin: () => (remaining > 0 ? now() : 0),
    watch: (response, startedAt) => {
      measurements.redirects += 1
      if (startedAt === 0) return
      remaining -= 1
      // A redirect that ends after `take` counts in the next measurements.
      response.once('finish', () => {
        measurements.timed += 1
        if (isFailure(response)) measurements.failed += 1
        const tookMs = now() - startedAt
        notify(tookMs / 1000)
        const bucket = findBucket(tookMs)
        measurements.times[bucket] = (measurements.times[bucket] ?? 0) + 1
      })
    },
    onTimed: (listener) => {
      notify = listener
    },
    take: () => {
      const taken = measurements
      measurements = createMeasurements()
      return taken
    },
    stop: () => clearInterval(timer),
  }
}

/** A browser that loads a link in advance gets 503, so that it asks again when the reader opens it. */
function isFailure({ req, statusCode }: ServerResponse): boolean {
  return statusCode >= 500 && req.headers['sec-purpose'] === undefined
}

function createMeasurements() {
  return { redirects: 0, timed: 0, failed: 0, times: DURATION_BUCKETS_MS.map(() => 0).concat(0) }
}

function findBucket(ms: number): number {
  const bucket = DURATION_BUCKETS_MS.findIndex((end) => ms <= end)
  return bucket === -1 ? DURATION_BUCKETS_MS.length : bucket
}

export function addMeasurements(
  a: RedirectMeasurements,
  b: RedirectMeasurements,
): RedirectMeasurements {
  return {
    redirects: a.redirects + b.redirects,
    timed: a.timed + b.timed,
    failed: a.failed + b.failed,
    times: Array.from(
      { length: DURATION_BUCKETS_MS.length + 1 },
      (_, bucket) => (a.times[bucket] ?? 0) + (b.times[bucket] ?? 0),
    ),
  }
}

/**
 * The time within which this share of the redirects was answered; null without any, Infinity beyond the
 * last bucket.
 *
 * @example quantile({ times: [0, 90, 10], … }, 0.95) // 2
 */
export function quantile({ times, timed }: RedirectMeasurements, share: number): number | null {
  if (timed === 0) return null
  let seen = 0
  for (const [bucket, count] of times.entries()) {
    seen += count
    if (seen >= share * timed) return DURATION_BUCKETS_MS[bucket] ?? Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}

import type { ServerResponse } from 'node:http'

/** Upper ends of the classes that times are counted in; a last class is for all that took longer. */
export const TIME_CLASSES_MS = [
  0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 100, 250, 500, 1000,
] as const

/** More would tell nothing new, and a redirect has better to do. */
const TIMED_A_SECOND = 20

export interface RedirectFigures {
  readonly redirects: number
  readonly timed: number
  readonly failed: number
  readonly times: readonly number[]
}

/** Times the first few redirects of each second, from their arrival to the end of their answer. */
export interface RedirectTimes {
  /** 0 when this one is not timed. */
  readonly begin: () => number
  readonly watch: (response: ServerResponse, begunAt: number) => void
  /** Tells each time that is taken, in seconds. */
  readonly onTimed: (listener: (seconds: number) => void) => void
  /** What has come since it was last taken. */
  readonly take: () => RedirectFigures
  readonly stop: () => void
}

export function createRedirectTimes(now: () => number = () => performance.now()): RedirectTimes {
  let room = TIMED_A_SECOND
  let figures = noFigures()
  let tell = (_seconds: number) => {}
  const timer = setInterval(() => {
    room = TIMED_A_SECOND
  }, 1000)
  timer.unref()
  return {
    begin: () => (room > 0 ? now() : 0),
    watch: (response, begunAt) => {
      figures.redirects += 1
      if (begunAt === 0) return
      room -= 1
      // What ends after the figures were taken belongs to the next ones.
      response.once('finish', () => {
        figures.timed += 1
        if (response.statusCode >= 500) figures.failed += 1
        const tookMs = now() - begunAt
        tell(tookMs / 1000)
        const place = classOf(tookMs)
        figures.times[place] = (figures.times[place] ?? 0) + 1
      })
    },
    onTimed: (listener) => {
      tell = listener
    },
    take: () => {
      const taken = figures
      figures = noFigures()
      return taken
    },
    stop: () => clearInterval(timer),
  }
}

function noFigures() {
  return { redirects: 0, timed: 0, failed: 0, times: TIME_CLASSES_MS.map(() => 0).concat(0) }
}

function classOf(ms: number): number {
  const place = TIME_CLASSES_MS.findIndex((end) => ms <= end)
  return place === -1 ? TIME_CLASSES_MS.length : place
}

export function addFigures(a: RedirectFigures, b: RedirectFigures): RedirectFigures {
  return {
    redirects: a.redirects + b.redirects,
    timed: a.timed + b.timed,
    failed: a.failed + b.failed,
    times: Array.from(
      { length: TIME_CLASSES_MS.length + 1 },
      (_, place) => (a.times[place] ?? 0) + (b.times[place] ?? 0),
    ),
  }
}

/**
 * So many of a hundred took at most so long; null without any, infinite beyond the last class.
 *
 * @example quantile({ times: [0, 90, 10], … }, 0.95) // 2
 */
export function quantile({ times, timed }: RedirectFigures, share: number): number | null {
  if (timed === 0) return null
  let seen = 0
  for (const [place, count] of times.entries()) {
    seen += count
    if (seen >= share * timed) return TIME_CLASSES_MS[place] ?? Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}

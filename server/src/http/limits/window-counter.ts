import { LRUCache } from 'lru-cache'

export interface LimitRule {
  readonly points: number
  readonly seconds: number
}

/** The count of one key until its window ends. */
export interface CountedWindow {
  count: number
  endsAt: number
  /** How many of them are not yet shared with the other processes. */
  unshared: number
}

export type ShareWindow = (key: string, window: CountedWindow) => void

/** Above this, the least recently seen client is dropped, so that memory stays bounded. */
const MAX_CLIENTS = 50_000
/** Clients that use little of a limit cause no database writes. */
const SHARES_PER_WINDOW = 20

/** The windows of all keys. */
export interface WindowCounter {
  /**
   * Counts one event, or with 0 none. Returns the milliseconds until the window ends once the points are used up,
   * else 0.
   */
  readonly count: (key: string, events?: 0 | 1) => number
  /** Counts more events of a call that was let through, also beyond the points. */
  readonly add: (key: string, events: number) => void
  /** Undefined before the first event of a window. */
  readonly find: (key: string) => Readonly<CountedWindow> | undefined
}

/**
 * Counts events of each key in fixed windows that begin with the key's first event. Calls `share` after every
 * twentieth of the points. `share` may add the counts of other processes.
 *
 * @example const { count } = createWindowCounter({ points: 2, seconds: 60 }, Date.now)
 */
export function createWindowCounter(
  { points, seconds }: LimitRule,
  now: () => number,
  share: ShareWindow = () => {},
): WindowCounter {
  // With `max`, the cache would allocate all its memory at once; with `maxSize`, it grows.
  const windows = new LRUCache<string, CountedWindow>({
    maxSize: MAX_CLIENTS,
    sizeCalculation: () => 1,
  })
  const shareEvery = Math.max(1, Math.floor(points / SHARES_PER_WINDOW))

  function open(key: string, time: number): CountedWindow {
    const last = windows.get(key)
    if (last && last.endsAt > time) return last
    const window = { count: 0, endsAt: time + seconds * 1000, unshared: 0 }
    windows.set(key, window)
    return window
  }

  function add(key: string, window: CountedWindow, events: number): void {
    window.count += events
    window.unshared += events
    if (window.unshared >= shareEvery) share(key, window)
  }

  return {
    count: (key, events = 1) => {
      const time = now()
      const window = open(key, time)
      if (window.count >= points) return window.endsAt - time
      if (events > 0) add(key, window, events)
      return 0
    },
    add: (key, events) => add(key, open(key, now()), events),
    find: (key) => {
      const window = windows.get(key)
      return window && window.endsAt > now() ? window : undefined
    },
  }
}

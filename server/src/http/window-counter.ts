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
  /** Counts one event. Returns the milliseconds until the window ends once the points are used up, else 0. */
  readonly count: (key: string) => number
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
  return {
    count: (key) => {
      const time = now()
      let window = windows.get(key)
      if (!window || window.endsAt <= time) {
        window = { count: 0, endsAt: time + seconds * 1000, unshared: 0 }
        windows.set(key, window)
      }
      if (window.count >= points) return window.endsAt - time
      window.count++
      window.unshared++
      if (window.unshared >= shareEvery) share(key, window)
      return 0
    },
    find: (key) => {
      const window = windows.get(key)
      return window && window.endsAt > now() ? window : undefined
    },
  }
}

import { LRUCache } from 'lru-cache'

export interface LimitRule {
  readonly points: number
  readonly seconds: number
}

/** What is known of one key until its window ends. */
export interface CountedWindow {
  count: number
  endsAt: number
  /** How many of them no other process knows of. */
  unshared: number
}

export type ShareWindow = (key: string, window: CountedWindow) => void

/** More clients than this at once push out the one longest not seen, so memory stays bounded. */
const CLIENTS_KEPT = 50_000
/** Whoever uses little of a limit costs the database nothing. */
const SHARED_BY_PARTS = 20

/**
 * Counts events of each key in fixed windows that begin with the key's first event. Returns the
 * milliseconds until the window ends once the points are used up, else 0. A twentieth of the points
 * at a time, `share` is told; it may set what others have counted.
 *
 * @example const count = createWindowCounter({ points: 2, seconds: 60 }, Date.now)
 */
export function createWindowCounter(
  { points, seconds }: LimitRule,
  now: () => number,
  share: ShareWindow = () => {},
): (key: string) => number {
  // Bounded by size, it grows with its clients; bounded by number, it would take all its room at once.
  const windows = new LRUCache<string, CountedWindow>({
    maxSize: CLIENTS_KEPT,
    sizeCalculation: () => 1,
  })
  const sharedEvery = Math.max(1, Math.floor(points / SHARED_BY_PARTS))
  return (key) => {
    const time = now()
    let window = windows.get(key)
    if (!window || window.endsAt <= time) {
      window = { count: 0, endsAt: time + seconds * 1000, unshared: 0 }
      windows.set(key, window)
    }
    if (window.count >= points) return window.endsAt - time
    window.count++
    window.unshared++
    if (window.unshared >= sharedEvery) share(key, window)
    return 0
  }
}

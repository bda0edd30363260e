import { LRUCache } from 'lru-cache'

export interface LimitRule {
  readonly points: number
  readonly seconds: number
}

/** More clients than this at once push out the one longest not seen, so memory stays bounded. */
const CLIENTS_KEPT = 50_000

/**
 * Counts events of each key in fixed windows that begin with the key's first event. Returns the
 * milliseconds until the window ends once the points are used up, else 0.
 *
 * @example const count = createWindowCounter({ points: 2, seconds: 60 }, Date.now)
 */
export function createWindowCounter(rule: LimitRule, now: () => number): (key: string) => number {
  const windows = new LRUCache<string, { count: number; readonly endsAt: number }>({
    max: CLIENTS_KEPT,
  })
  return (key) => {
    const time = now()
    const window = windows.get(key)
    if (!window || window.endsAt <= time) {
      windows.set(key, { count: 1, endsAt: time + rule.seconds * 1000 })
      return 0
    }
    window.count++
    return window.count > rule.points ? window.endsAt - time : 0
  }
}

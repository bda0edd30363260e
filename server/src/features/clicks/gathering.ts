/** Decides whether hits that could be committed now wait for others, which cost next to nothing more. */
export interface Gathering {
  /** Asked anew in each turn of the event loop, with the hits that are waiting by then. */
  readonly isWorthWhile: (waiting: number) => boolean
  /** Told of each commit. */
  readonly note: (hits: number) => void
}

/** So many share what a commit costs well enough. */
const ENOUGH = 16
/** Longer than it takes those who were answered together to come again. */
const QUIET_MS = 0.1
const AT_MOST_MS = 0.3

/**
 * Where the last commit was of several hits, others are likely to be on their way: then a few wait as
 * long as more keep coming. Whoever comes alone never waits. Without it, sixteen readers who come each
 * on a connection of their own share a commit by five.
 */
export function createGathering(now: () => number = () => performance.now()): Gathering {
  let lastCommit = 0
  let startedAt: number | null = null
  let seen = 0
  let seenAt = 0
  return {
    isWorthWhile: (waiting) => {
      if (lastCommit < 2 || waiting >= ENOUGH) return false
      const time = now()
      startedAt ??= time
      if (waiting !== seen) seenAt = time
      seen = waiting
      return time - seenAt < QUIET_MS && time - startedAt < AT_MOST_MS
    },
    note: (hits) => {
      lastCommit = hits
      startedAt = null
      seen = 0
    },
  }
}

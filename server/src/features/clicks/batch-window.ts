/** A batch of this size is committed at once. */
const FULL_BATCH = 16
/** A batch closes when no hit arrived for this long, which is longer than an answered client takes to return. */
const QUIET_MS = 0.1
const MAX_WAIT_MS = 0.3

/**
 * Decides whether a batch stays open for more hits, which add almost nothing to the cost of a commit.
 * After a commit of several hits, more are likely to arrive, so the next batch waits while they do. A
 * single reader never waits. Without the window, sixteen clients on separate connections average five
 * hits per commit.
 */
export function createBatchWindow(now: () => number = () => performance.now()) {
  let lastCommit = 0
  let startedAt: number | null = null
  let seen = 0
  let seenAt = 0
  return {
    /** Called in each turn of the event loop with the number of hits waiting. */
    shouldWait: (waiting: number): boolean => {
      if (lastCommit < 2 || waiting >= FULL_BATCH) return false
      const time = now()
      startedAt ??= time
      if (waiting !== seen) seenAt = time
      seen = waiting
      return time - seenAt < QUIET_MS && time - startedAt < MAX_WAIT_MS
    },
    /** Call this with the size of each commit. */
    noteCommit: (hits: number): void => {
      lastCommit = hits
      startedAt = null
      seen = 0
    },
  }
}

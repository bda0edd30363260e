/**
 * How a commit reaches the disk before its readers are answered: `inline`, SQLite itself waits for
 * it and with it the whole process; or `beside`, the log is synced on another thread and the process
 * goes on taking requests meanwhile.
 */
export type SyncMode = 'inline' | 'beside'

export interface SyncPolicy {
  readonly choose: (hits: number) => SyncMode
  /** What came of it: how long it took, and how many hits have arrived meanwhile. */
  readonly observe: (mode: SyncMode, hits: number, ms: number, arrived: number) => void
}

/** So many hits share one sync well: handing it to a thread would cost more than it gains. */
const CROWD = 8
/** A slower disk is never waited for inline; whoever else wants something of the process suffers. */
const SLOW_MS = 1
/** One slow commit says little: the processor may have been another's. One fast commit is proof. */
const WEIGHT_OF_SLOWER = 0.03
/** So many in a row found nobody waiting: readers come one by one. */
const LONE_COMMITS = 4
/** While they do, one commit in so many looks whether others have come. */
const LOOK_AGAIN = 64

/**
 * Chooses by what it sees. A crowd waits inline, on a disk that is fast; a few readers wait beside,
 * so that the next few can gather; a reader alone waits inline, since nobody else is kept waiting.
 */
export function createSyncPolicy(): SyncPolicy {
  let usualMs = 0
  let loneCommits = LONE_COMMITS
  return {
    choose: (hits) => {
      if (usualMs > SLOW_MS) return 'beside'
      if (hits >= CROWD) return 'inline'
      if (hits > 1) return 'beside'
      return loneCommits >= LONE_COMMITS && loneCommits % LOOK_AGAIN > 0 ? 'inline' : 'beside'
    },
    observe: (_mode, hits, ms, arrived) => {
      usualMs = Math.min(ms, usualMs + (ms - usualMs) * WEIGHT_OF_SLOWER)
      loneCommits = hits === 1 && arrived === 0 ? loneCommits + 1 : 0
    },
  }
}

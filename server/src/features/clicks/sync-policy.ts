/**
 * How a commit reaches the disk before its readers are redirected. A blocking sync stops the whole
 * process; a background sync runs on another thread while the process takes more requests.
 */
export type SyncMode = 'blocking' | 'background'

export type SyncPolicy = ReturnType<typeof createSyncPolicy>

/** From this many hits on, a blocking sync is cheap per hit, and a thread would cost more than it saves. */
const MIN_HITS_TO_BLOCK = 8
/** On a slower disk every sync runs in the background, so that other requests do not wait. */
const SLOW_MS = 1
/** One slow sync proves little, since another process may have used the CPU. One fast sync is proof. */
const SLOWER_SYNC_SHARE = 0.03
/** After this many commits in a row of one hit with none waiting, readers are arriving one by one. */
const LONE_COMMITS = 4
/** Meanwhile every 64th sync runs in the background, to notice when more readers arrive. */
const PROBE_EVERY = 64

/**
 * Chooses by the batches and times it observes. On a fast disk, a large batch blocks; a small one syncs
 * in the background while the next batch fills up; a single reader's blocks, since no one else waits.
 */
export function createSyncPolicy() {
  let typicalMs = 0
  let loneCommits = LONE_COMMITS
  return {
    choose: (hits: number): SyncMode => {
      if (typicalMs > SLOW_MS) return 'background'
      if (hits >= MIN_HITS_TO_BLOCK) return 'blocking'
      if (hits > 1) return 'background'
      return loneCommits >= LONE_COMMITS && loneCommits % PROBE_EVERY > 0
        ? 'blocking'
        : 'background'
    },
    /** Records how long a sync took, and how many hits arrived meanwhile. */
    observe: (hits: number, ms: number, arrived: number): void => {
      typicalMs = Math.min(ms, typicalMs + (ms - typicalMs) * SLOWER_SYNC_SHARE)
      loneCommits = hits === 1 && arrived === 0 ? loneCommits + 1 : 0
    },
  }
}

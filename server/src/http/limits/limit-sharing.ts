import type { Logger } from '../../logger.ts'
import type { LimitCount, SharedLimitsRepo } from './shared-limits.repo.ts'
import type { CountedWindow, ShareWindow } from './window-counter.ts'

export interface LimitSharing {
  /** Does not block. The window has the shared count once the database has answered. */
  readonly share: ShareWindow
  /** Writes the remaining counts for the other processes and the next start. */
  readonly stop: () => Promise<void>
}

interface SharingDeps {
  readonly repo: Pick<SharedLimitsRepo, 'add'>
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly everyMs?: number
}

const EVERY_MS = 500

interface SharedCount {
  readonly key: string
  readonly window: CountedWindow
  readonly points: number
}

/**
 * Shares counts between processes: each counts locally and writes its counts in small batches. A limit
 * can be exceeded by a twentieth per process and by the calls of half a second. While the database is
 * unavailable, each process applies the limit alone.
 */
export function createLimitSharing(deps: SharingDeps): LimitSharing {
  const { repo, log, now, everyMs = EVERY_MS } = deps
  let waiting = new Map<string, CountedWindow>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let hasFailed = false

  async function sendCounts(): Promise<void> {
    timer = undefined
    const batch = [...waiting].map(([key, window]) => ({ key, window, points: window.unshared }))
    waiting = new Map()
    if (batch.length === 0) return
    for (const { window } of batch) window.unshared = 0
    try {
      const counts = batch.map(({ key, points, window: { endsAt } }) => ({ key, points, endsAt }))
      applyTotals(batch, await repo.add(counts, now()))
      hasFailed = false
    } catch (error) {
      for (const { window, points } of batch) window.unshared += points
      if (!hasFailed)
        log.warn({ err: error }, 'Cannot share rate limits; counting in this process only')
      hasFailed = true
    }
  }

  function applyTotals(batch: readonly SharedCount[], counts: readonly LimitCount[]): void {
    const known = new Map(counts.map((count) => [count.key, count]))
    for (const { key, window } of batch) {
      const count = known.get(key)
      if (!count) continue
      window.count = count.points + window.unshared
      window.endsAt = count.endsAt
    }
  }

  return {
    share: (key, window) => {
      waiting.set(key, window)
      timer ??= setTimeout(() => {
        sending = sendCounts()
      }, everyMs).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      await sending
      await sendCounts()
    },
  }
}

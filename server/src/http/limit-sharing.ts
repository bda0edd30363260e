import type { Logger } from '../logger.ts'
import type { LimitCount, SharedLimitsRepo } from './shared-limits.repo.ts'
import type { CountedWindow, ShareWindow } from './window-counter.ts'

export interface LimitSharing {
  /** Nobody waits for it: the window says more once the database has answered. */
  readonly share: ShareWindow
  /** Leaves what was counted to the others, and to the next start. */
  readonly stop: () => Promise<void>
}

interface SharingDeps {
  readonly repo: Pick<SharedLimitsRepo, 'add'>
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly everyMs?: number
}

const EVERY_MS = 500

interface Told {
  readonly key: string
  readonly window: CountedWindow
  readonly points: number
}

/**
 * Counts calls together with the other processes: each counts by itself and tells the rest in small
 * batches. So a limit is exceeded by a twentieth for each process at most, and by what comes in half
 * a second; while the database is away each process holds to the limit alone (R45).
 */
export function createLimitSharing(deps: SharingDeps): LimitSharing {
  const { repo, log, now, everyMs = EVERY_MS } = deps
  let waiting = new Map<string, CountedWindow>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> = Promise.resolve()
  let isTroubled = false

  async function tell(): Promise<void> {
    timer = undefined
    const told = [...waiting].map(([key, window]) => ({ key, window, points: window.unshared }))
    waiting = new Map()
    if (told.length === 0) return
    for (const { window } of told) window.unshared = 0
    try {
      const counts = told.map(({ key, points, window: { endsAt } }) => ({ key, points, endsAt }))
      learn(told, await repo.add(counts, now()))
      isTroubled = false
    } catch (error) {
      for (const { window, points } of told) window.unshared += points
      if (!isTroubled) log.warn({ err: error }, 'calls are counted in this process alone')
      isTroubled = true
    }
  }

  function learn(told: readonly Told[], counts: readonly LimitCount[]): void {
    const known = new Map(counts.map((count) => [count.key, count]))
    for (const { key, window } of told) {
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
        telling = tell()
      }, everyMs).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      await telling
      await tell()
    },
  }
}

import type { ProvenTimeRepo } from './proven-time.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type ProvenTime = Awaited<ReturnType<typeof openProvenTime>>

interface ProvenTimeDeps {
  readonly repo: Omit<ProvenTimeRepo, 'writeConfirmed'>
  readonly now: () => number
  /** How long this process has run, by the monotonic clock. */
  readonly runMs?: () => number
}

/**
 * A time that has certainly passed, whatever this machine's clock says; milliseconds since 1970. It starts at the newest
 * hit, and advances with the running time of processes (a monotonic clock), the clocks of other servers, and the dates
 * that the operator confirmed. It is never later than the true time. Call this before the process stores hits.
 */
export async function openProvenTime(deps: ProvenTimeDeps) {
  const { repo, now, runMs = () => performance.now() } = deps
  let stored = (await repo.read()) ?? (await findStart('newest')) ?? 0
  /** The latest certain time, and how long this process had run by then. */
  let evidence = { timeMs: stored, atRunMs: runMs() }

  const provenNowMs = () => evidence.timeMs + runMs() - evidence.atRunMs

  function observeTime(timeMs: number): void {
    if (timeMs > provenNowMs()) evidence = { timeMs, atRunMs: runMs() }
  }

  return {
    /** No hit gets an id before this time, even when the clock was set back. */
    minimumMs: provenNowMs,
    /** Call this with the time that another server just gave in a response. */
    observeTime,
    /** Advances by at most one day; null before the first hit. Today's evidence may prove a later time. */
    advance: async (): Promise<{ provenMs: number; provableMs: number } | null> => {
      // The clock may have been set after a new server's first hits, so it starts at the oldest.
      const known = (await repo.read()) ?? (stored || (await findStart('oldest')))
      if (known === null) return null
      // The operator set it back because the clock was wrong when it was stored.
      if (known < stored) evidence = { timeMs: known, atRunMs: runMs() }
      observeTime(Math.max(known, (await repo.readConfirmed()) ?? 0))
      const provableMs = Math.floor(provenNowMs())
      stored = Math.min(provableMs, known + DAY_MS)
      await repo.write(stored, now())
      return { provenMs: stored, provableMs }
    },
  }

  /** If the newest hit is in the future, the clock was ahead when the hit was stored. */
  async function findStart(which: 'newest' | 'oldest'): Promise<number | null> {
    const hitMs = await repo.findHitTime(which)
    return hitMs === null ? null : Math.min(hitMs, now())
  }
}

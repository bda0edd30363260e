import type { ProvenTimeRepo } from './proven-time.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Milliseconds since 1970. */
export interface Proof {
  /** It is at least this late. */
  readonly provenMs: number
  /** What later runs may reach with the evidence of today. */
  readonly withinReachMs: number
}

/**
 * A time that has passed for certain, whatever this machine's clock says: the newest hit at first,
 * and from then on what processes have run since (a monotonic clock), what other servers' clocks
 * say, and what the operator confirmed. All of these are never later than the true time.
 */
export interface ProvenTime {
  /** At this moment. No hit gets an earlier id, even when the clock was set back (R52). */
  readonly leastMs: () => number
  /** A server with a clock of its own gave the time in an answer just now. */
  readonly hearTime: (othersMs: number) => void
  /** Moves on by at most one day; null before there is a hit. */
  readonly advance: () => Promise<Proof | null>
}

export interface ProvenTimeDeps {
  readonly repo: Omit<ProvenTimeRepo, 'writeConfirmed'>
  readonly now: () => number
  /** How long this process has run, by a clock that nobody sets. */
  readonly runMs?: () => number
}

/** Reads how far earlier processes got: run time counts from here, and the newest hit is none of this process's. */
export async function openProvenTime(deps: ProvenTimeDeps): Promise<ProvenTime> {
  const { repo, now, runMs = () => performance.now() } = deps
  let stored = (await repo.read()) ?? (await findStart('newest')) ?? 0
  /** The latest time that was certain, and when in this process's life it was. */
  let evidence = { timeMs: stored, atRunMs: runMs() }

  const evidentMs = () => evidence.timeMs + runMs() - evidence.atRunMs

  function hearTime(timeMs: number): void {
    if (timeMs > evidentMs()) evidence = { timeMs, atRunMs: runMs() }
  }

  return {
    leastMs: evidentMs,
    hearTime,
    advance: async () => {
      // A clock may have been set since the first hits of a new server; the oldest was at its start.
      const known = (await repo.read()) ?? (stored || (await findStart('oldest')))
      if (known === null) return null
      // The operator has set it back, since the clock was wrong when it was written.
      if (known < stored) evidence = { timeMs: known, atRunMs: runMs() }
      hearTime(Math.max(known, (await repo.readConfirmed()) ?? 0))
      const withinReachMs = Math.floor(evidentMs())
      stored = Math.min(withinReachMs, known + DAY_MS)
      await repo.write(stored, now())
      return { provenMs: stored, withinReachMs }
    },
  }

  /** A clock that is behind a hit was ahead when that was stored. */
  async function findStart(which: 'newest' | 'oldest'): Promise<number | null> {
    const hitMs = await repo.findHit(which)
    return hitMs === null ? null : Math.min(hitMs, now())
  }
}

import type { HitSpool } from './hit-spool.repo.ts'
import { firstIdOf, type PackedHits, splitHits } from './packed-hits.ts'
import type { PostgresHits } from './postgres-hits.repo.ts'

export interface HitMover {
  /** Moves the oldest hits, some more than `atOnce` maybe, and returns how many; fewer are the last. */
  readonly move: () => Promise<number>
  readonly atOnce: number
}

export interface HitMoverDeps {
  readonly spool: HitSpool
  readonly hits: PostgresHits
  /** Told of a hit that PostgreSQL will never take, and that is given up. */
  readonly onRefused: (hitId: string, error: unknown) => void
  readonly atOnce?: number
}

interface Refused {
  readonly hitId: string
  readonly error: unknown
}

/** So few that no redirect waits for them long. */
const HITS_AT_ONCE = 500

/**
 * Moves hits from a file to PostgreSQL. They leave the file when PostgreSQL has committed them; what
 * is sent twice, because an end came in between, is there once: the ids are its keys.
 */
export function createHitMover(deps: HitMoverDeps): HitMover {
  const { spool, hits, onRefused, atOnce = HITS_AT_ONCE } = deps

  /** Adds all that PostgreSQL takes, and returns the hits that it never will. */
  async function addAll(packs: readonly PackedHits[]): Promise<Refused[]> {
    try {
      await hits.add(packs)
      return []
    } catch (error) {
      if (!hits.isRefusal(error)) throw error
      return await addHalves(packs, error)
    }
  }

  /** Until the hit that is refused stands alone. */
  async function addHalves(packs: readonly PackedHits[], error: unknown): Promise<Refused[]> {
    const parts = packs.length > 1 ? packs : packs.flatMap(splitHits)
    if (parts.length < 2) return [{ hitId: firstIdOf(parts[0]), error }]
    const half = Math.ceil(parts.length / 2)
    return [...(await addAll(parts.slice(0, half))), ...(await addAll(parts.slice(half)))]
  }

  return {
    atOnce,
    move: async () => {
      const spooled = spool.list(atOnce)
      if (spooled.length === 0) return 0
      const refused = await addAll(spooled.map(({ packed }) => packed))
      spool.remove(spooled)
      for (const { hitId, error } of refused) onRefused(hitId, error)
      return spooled.reduce((sum, { count }) => sum + count, 0)
    },
  }
}

import type { HitSpool, SpooledHit } from './hit-spool.repo.ts'
import type { PostgresHits } from './postgres-hits.repo.ts'

export interface HitMover {
  /** Moves the oldest hits and returns how many; none are left when they are fewer than `atOnce`. */
  readonly move: () => Promise<number>
  readonly atOnce: number
}

export interface HitMoverParts {
  readonly spool: HitSpool
  readonly hits: PostgresHits
  /** Told of a hit that PostgreSQL will never take, and that is given up. */
  readonly onRefused: (hitId: string, error: unknown) => void
  readonly atOnce?: number
}

/** So few that no redirect waits for them long. */
const HITS_AT_ONCE = 500

/**
 * Moves hits from a file to PostgreSQL. They leave the file when PostgreSQL has committed them; what
 * is sent twice, because an end came in between, is there once: the ids are its keys.
 */
export function createHitMover(parts: HitMoverParts): HitMover {
  const { spool, hits, onRefused, atOnce = HITS_AT_ONCE } = parts

  async function moveAll(batch: readonly SpooledHit[]): Promise<void> {
    const [first, second] = batch
    if (!first) return
    try {
      await hits.add(batch)
    } catch (error) {
      if (!hits.isRefusal(error)) throw error
      if (second) {
        // Until the one that is refused stands alone.
        const half = Math.ceil(batch.length / 2)
        await moveAll(batch.slice(0, half))
        await moveAll(batch.slice(half))
        return
      }
      onRefused(first[0], error)
    }
    spool.remove(batch)
  }

  return {
    atOnce,
    move: async () => {
      const batch = spool.list(atOnce)
      await moveAll(batch)
      return batch.length
    },
  }
}

import type { HitSpool } from './hit-spool.repo.ts'
import { firstIdOf, type PackedHits, splitHits } from './packed-hits.ts'
import type { PostgresHits } from './postgres-hits.repo.ts'

export interface HitSender {
  /** Sends the oldest hits, at least `batchSize`, and returns how many. Fewer means the spool is empty. */
  readonly sendBatch: () => Promise<number>
  readonly batchSize: number
}

export interface HitSenderDeps {
  readonly spool: HitSpool
  readonly hits: PostgresHits
  /** Called for each hit that is dropped because PostgreSQL rejects its data. */
  readonly onRejected: (hitId: string, error: unknown) => void
  readonly batchSize?: number
}

interface RejectedHit {
  readonly hitId: string
  readonly error: unknown
}

/** Few enough that no redirect waits long. */
const HITS_PER_BATCH = 500

/**
 * Sends hits from a file to PostgreSQL, and deletes them from the file once they are committed. A hit
 * that is sent twice, because the process stopped in between, is stored once: its id is the key.
 */
export function createHitSender(deps: HitSenderDeps): HitSender {
  const { spool, hits, onRejected, batchSize = HITS_PER_BATCH } = deps

  /** Adds all hits that PostgreSQL accepts, and returns those that it rejects. */
  async function addAll(packs: readonly PackedHits[]): Promise<RejectedHit[]> {
    try {
      await hits.add(packs)
      return []
    } catch (error) {
      if (!hits.isRejection(error)) throw error
      return await addHalves(packs, error)
    }
  }

  /** Splits the batch in half until the rejected hit is isolated. */
  async function addHalves(packs: readonly PackedHits[], error: unknown): Promise<RejectedHit[]> {
    const parts = packs.length > 1 ? packs : packs.flatMap(splitHits)
    if (parts.length < 2) return [{ hitId: firstIdOf(parts[0]), error }]
    const half = Math.ceil(parts.length / 2)
    return [...(await addAll(parts.slice(0, half))), ...(await addAll(parts.slice(half)))]
  }

  return {
    batchSize,
    sendBatch: async () => {
      const spooled = spool.list(batchSize)
      if (spooled.length === 0) return 0
      const rejected = await addAll(spooled.map(({ packed }) => packed))
      spool.remove(spooled)
      for (const { hitId, error } of rejected) onRejected(hitId, error)
      return spooled.reduce((sum, { count }) => sum + count, 0)
    },
  }
}

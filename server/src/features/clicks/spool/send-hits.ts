import type { ClickStore } from '../click-store.ts'
import type { Hit } from '../hit.ts'
import { unpackHits } from './packed-hits.ts'
import type { Spool, SpooledBatch } from './spool.repo.ts'

export type HitSender = ReturnType<typeof createHitSender>

export interface HitSenderDeps {
  readonly spool: Pick<Spool, 'list' | 'remove'>
  readonly store: Pick<ClickStore, 'append' | 'isRejection'>
  /** Called for each hit that is dropped because the database rejects its data. */
  readonly onRejected: (hitId: string, error: unknown) => void
  readonly batchSize: number
}

/**
 * Sends hits from a file to the database, and deletes them from the file once they are committed. A hit
 * that is sent twice, because the process stopped in between, is stored once: its id is the key.
 */
export function createHitSender({ spool, store, onRejected, batchSize }: HitSenderDeps) {
  /** Splits the hits in half until the rejected hit is isolated, and drops only that one. */
  async function append(hits: readonly Hit[]): Promise<void> {
    try {
      await store.append(hits)
    } catch (error) {
      if (!store.isRejection(error)) throw error
      const [only] = hits
      if (only && hits.length === 1) {
        onRejected(String(only.id), error)
        return
      }
      const half = Math.ceil(hits.length / 2)
      await append(hits.slice(0, half))
      await append(hits.slice(half))
    }
  }

  function unpack(batch: SpooledBatch): Hit[] {
    try {
      return unpackHits(batch.hits, BigInt(batch.firstId))
    } catch (error) {
      onRejected('unreadable', error)
      return []
    }
  }

  return {
    batchSize,
    /** Sends the oldest hits, at least `batchSize`, and returns how many. Fewer means the spool is empty. */
    sendBatch: async (): Promise<number> => {
      const batches = spool.list(batchSize)
      if (batches.length === 0) return 0
      const hits = batches.flatMap(unpack)
      // A single commit can have many more hits.
      for (let at = 0; at < hits.length; at += batchSize) {
        await append(hits.slice(at, at + batchSize))
      }
      spool.remove(batches)
      return batches.reduce((sum, { count }) => sum + count, 0)
    },
  }
}

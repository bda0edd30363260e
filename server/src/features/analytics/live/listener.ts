import type { OwnedHit } from '../../clicks/click-store.ts'

/** Enough for a short list. The charts include what a slow stream misses. */
export const MAX_QUEUED = 20

/** One open stream, and the hits it has not sent yet. */
export interface Listener {
  readonly sessionId: string
  readonly ownerId: string
  /** Queues hits that are new to this stream; when there are too many, the oldest are dropped. */
  readonly add: (hits: readonly OwnedHit[], oldestId: bigint) => void
  /** Sets the hits that the stream shows first. Nothing is queued before. */
  readonly start: (hits: readonly OwnedHit[]) => void
  /** Resolves with the queued hits, newest first, or with none when the stream has ended. */
  readonly take: () => Promise<readonly OwnedHit[]>
  readonly end: () => void
}

export function createListener(sessionId: string, ownerId: string): Listener {
  const known = new Set<bigint>()
  let queue: OwnedHit[] = []
  let isReady = false
  let hasEnded = false
  let wake = () => {}

  return {
    sessionId,
    ownerId,
    start: (hits) => {
      for (const { id } of hits) known.add(id)
      isReady = true
    },
    add: (hits, oldestId) => {
      if (!isReady) return
      const fresh = hits.filter(({ id }) => !known.has(id))
      for (const id of known) if (id < oldestId) known.delete(id)
      for (const { id } of fresh) known.add(id)
      if (fresh.length === 0) return
      queue = [...fresh, ...queue].slice(0, MAX_QUEUED)
      wake()
    },
    take: async () => {
      if (queue.length === 0 && !hasEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const taken = hasEnded ? [] : queue
      queue = []
      return taken
    },
    end: () => {
      hasEnded = true
      wake()
    },
  }
}

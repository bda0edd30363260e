import type { NewOpening } from './live-clicks.repo.ts'

/** Enough for a list that is glanced at; what a slow reader misses shows in the figures. */
export const MOST_WAITING = 20

/** One open stream: what has come for it and was not yet taken. */
export interface Listener {
  readonly sessionId: string
  readonly ownerId: string
  /** Hands over what is new to this stream; the oldest of too many is let go. */
  readonly offer: (openings: readonly NewOpening[], oldestKept: bigint) => void
  /** Tells what the stream shows from the beginning; nothing is offered to it before. */
  readonly know: (openings: readonly NewOpening[]) => void
  /** Resolves with what came, newest first, or with nothing when the stream has ended. */
  readonly take: () => Promise<readonly NewOpening[]>
  readonly end: () => void
}

export function createListener(sessionId: string, ownerId: string): Listener {
  const known = new Set<bigint>()
  let waiting: NewOpening[] = []
  let isReady = false
  let hasEnded = false
  let wake = () => {}

  return {
    sessionId,
    ownerId,
    know: (openings) => {
      for (const { id } of openings) known.add(id)
      isReady = true
    },
    offer: (openings, oldestKept) => {
      if (!isReady) return
      const fresh = openings.filter(({ id }) => !known.has(id))
      for (const id of known) if (id < oldestKept) known.delete(id)
      for (const { id } of fresh) known.add(id)
      if (fresh.length === 0) return
      waiting = [...fresh, ...waiting].slice(0, MOST_WAITING)
      wake()
    },
    take: async () => {
      if (waiting.length === 0 && !hasEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const taken = hasEnded ? [] : waiting
      waiting = []
      return taken
    },
    end: () => {
      hasEnded = true
      wake()
    },
  }
}

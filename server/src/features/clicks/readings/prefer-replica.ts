import type { ClickReadings } from './click-readings.ts'

export type Read = (name: keyof ClickReadings, args: readonly unknown[]) => Promise<unknown>

/** How a reading is called that came from another thread as its name. */
export function toRead(readings: ClickReadings): Read {
  return (name, args) => {
    const read = readings[name] as (...args: readonly unknown[]) => Promise<unknown>
    return read(...args)
  }
}

/**
 * Reads from the replica while it keeps up. What it does not answer, and what it has not heard of yet,
 * is asked of the primary, whose word is the last.
 */
export function preferReplica(replica: Read, primary: Read, isFresh: () => Promise<boolean>): Read {
  return async (name, args) => {
    if (!(await isFresh())) return await primary(name, args)
    return await replica(name, args).catch(() => primary(name, args))
  }
}

interface FreshnessDeps {
  /** The time that the primary last wrote down, as the replica knows it; null for none. */
  readonly readBeat: () => Promise<number | null>
  readonly now: () => number
}

/** More behind, and somebody would notice. */
export const MOST_BEHIND_MS = 10_000
const BELIEVED_MS = 2000
/** Asking one that is away takes a second, which nobody who looks at a chart should wait often. */
const LEFT_ALONE_MS = 15_000

/** Looks whether the replica keeps up, at most every two seconds and only while somebody reads. */
export function createFreshness({ readBeat, now }: FreshnessDeps): () => Promise<boolean> {
  let isFresh = false
  let askAgainAt = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    try {
      const beat = await readBeat()
      isFresh = beat !== null && now() - beat <= MOST_BEHIND_MS
      askAgainAt = performance.now() + BELIEVED_MS
    } catch {
      isFresh = false
      askAgainAt = performance.now() + LEFT_ALONE_MS
    } finally {
      asking = undefined
    }
    return isFresh
  }

  return async () => {
    if (performance.now() < askAgainAt) return isFresh
    asking ??= ask()
    return await asking
  }
}

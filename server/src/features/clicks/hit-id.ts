import { randomInt } from 'node:crypto'

/** 2026-01-01T00:00:00Z; 41 bits of milliseconds from here last until 2095. */
export const HIT_ID_EPOCH_MS = Date.UTC(2026, 0, 1)

const PROCESS_BITS = 16
const COUNTER_BITS = 6
const COUNTERS: readonly bigint[] = Array.from({ length: 1 << COUNTER_BITS }, (_, index) =>
  BigInt(index),
)

/** While hits come by the minute, only a clock that goes back can be before `leastMs`. */
const ASKED_AFTER_MS = 60_000

/**
 * Makes the keys of hits: time in milliseconds, a number of this process, a counter. They grow, so
 * that new hits lie together at the table's end, and no two processes make the same. When a
 * millisecond's 64 are used up, or the clock goes back, the next is taken from the future. A clock
 * that stands before `leastMs`, a time that has passed for certain, is not believed (R52).
 *
 * @example const nextId = createHitIds(Date.now); nextId() // 118038571212046336n
 */
export function createHitIds(
  now: () => number,
  processNumber = randomInt(1 << PROCESS_BITS),
  leastMs = () => HIT_ID_EPOCH_MS,
): () => bigint {
  let ms = 0
  let counter = 0
  let first = 0n
  return () => {
    let current = now() - HIT_ID_EPOCH_MS
    if (current < ms || current > ms + ASKED_AFTER_MS) {
      current = Math.max(current, Math.floor(leastMs()) - HIT_ID_EPOCH_MS)
    }
    if (current > ms) startAt(current)
    else if (counter === COUNTERS.length) startAt(ms + 1)
    const id = first + (COUNTERS[counter] ?? 0n)
    counter++
    return id
  }

  function startAt(newMs: number): void {
    ms = newMs
    counter = 0
    first =
      (BigInt(newMs) << BigInt(PROCESS_BITS + COUNTER_BITS)) |
      (BigInt(processNumber) << BigInt(COUNTER_BITS))
  }
}

/** When the hit of an id was opened. */
export function timeOfHitId(id: bigint): number {
  return Number(id >> BigInt(PROCESS_BITS + COUNTER_BITS)) + HIT_ID_EPOCH_MS
}

/** @example monthOfHitId(118038571212046336n) // '2026-11' */
export function monthOfHitId(id: bigint): string {
  return new Date(timeOfHitId(id)).toISOString().slice(0, 7)
}

/** The smallest id that a hit opened at this time can have: where a range of the table begins. */
export function firstHitIdAt(timeMs: number): bigint {
  const ms = Math.max(0, Math.floor(timeMs - HIT_ID_EPOCH_MS))
  return BigInt(ms) << BigInt(PROCESS_BITS + COUNTER_BITS)
}

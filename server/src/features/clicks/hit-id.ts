import { randomInt } from 'node:crypto'
import { COUNTER_BITS, PROCESS_BITS } from './hit-id-layout.ts'

/** 2026-01-01T00:00:00Z. 41 bits of milliseconds from here last until 2095. */
export const HIT_ID_EPOCH_MS = Date.UTC(2026, 0, 1)

/** Later times have no ids: a database stores 63 bits. */
const LAST_MS = 2 ** 41 - 1
const COUNTERS: readonly bigint[] = Array.from({ length: 1 << COUNTER_BITS }, (_, index) =>
  BigInt(index),
)

/** After a shorter pause, only a clock that was set back can be before `minimumMs`. */
const CHECKED_AFTER_MS = 60_000

/**
 * Creates the ids of hits: time in milliseconds, a random number for the process, and a counter. Ids
 * increase, so new hits are stored next to each other, and two processes do not create the same id.
 * When a millisecond's 64 ids are used up, or the clock was set back, ids come from the next
 * millisecond. A clock before `minimumMs`, which has certainly passed, is ignored.
 *
 * @example const nextId = createHitIds(Date.now); nextId() // 118038571212046336n
 */
export function createHitIds(
  now: () => number,
  processNumber = randomInt(1 << PROCESS_BITS),
  minimumMs = () => HIT_ID_EPOCH_MS,
): () => bigint {
  let ms = Number.NEGATIVE_INFINITY
  let counter = 0
  let first = 0n
  return () => {
    let current = now() - HIT_ID_EPOCH_MS
    if (current < ms || current > ms + CHECKED_AFTER_MS) {
      current = Math.max(current, Math.floor(minimumMs()) - HIT_ID_EPOCH_MS)
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

/**
 * The id of a hit that was numbered at the edge, by its time and random bits.
 *
 * @example hitIdAt(1_795_254_600_000, 7) // 117562146816000007n
 */
export function hitIdAt(timeMs: number, random: number): bigint {
  return firstHitIdAt(timeMs) | BigInt(random)
}

/** The time of the hit with this id. */
export function timeOfHitId(id: bigint): number {
  return Number(id >> BigInt(PROCESS_BITS + COUNTER_BITS)) + HIT_ID_EPOCH_MS
}

/** The smallest id of a hit at this time, where a range of the table begins. */
export function firstHitIdAt(timeMs: number): bigint {
  const sinceEpoch = Math.min(Math.floor(timeMs - HIT_ID_EPOCH_MS), LAST_MS)
  return BigInt(sinceEpoch) << BigInt(PROCESS_BITS + COUNTER_BITS)
}

/**
 * The first id of a day (UTC) or of a quarter hour.
 *
 * @example firstHitIdFrom('2026-11-21T09:45')
 */
export function firstHitIdFrom(time: string): bigint {
  return firstHitIdAt(Date.parse(time.length > DAY_LENGTH ? `${time}Z` : time))
}

/** The quarter hour (UTC) of a time; a day's first one is the day. @example toQuarter(1_795_254_600_000) // '2026-11-21T09:45' */
export function toQuarter(timeMs: number): string {
  const quarter = new Date(Math.floor(timeMs / QUARTER_MS) * QUARTER_MS).toISOString()
  return quarter.slice(DAY_LENGTH, 16) === 'T00:00'
    ? quarter.slice(0, DAY_LENGTH)
    : quarter.slice(0, 16)
}

/** The same of the hit with this id, in seconds since 1970. */
export function quarterOfHitId(id: bigint): number {
  return Math.floor(timeOfHitId(id) / QUARTER_MS) * (QUARTER_MS / 1000)
}

const DAY_LENGTH = 10
const QUARTER_MS = 15 * 60 * 1000

/** The day in UTC of the hit with this id. @example dayOfHitId(118038571212046336n) // '2026-11-21' */
export function dayOfHitId(id: bigint): string {
  return dayOf(timeOfHitId(id))
}

/** The day in UTC of a time. @example dayOf(1_795_254_600_000) // '2026-11-21' */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, DAY_LENGTH)
}

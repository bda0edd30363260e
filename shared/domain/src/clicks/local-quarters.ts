import { addDays } from './period.ts'

/** The quarter hours of a UTC day, each with its day and hour in another time zone. */
export interface LocalQuarters {
  /** The local days that the UTC day touches, oldest first: one to three. */
  readonly days: readonly string[]
  /** For each of the 96 quarter hours, the index of its day in `days`. */
  readonly dayIndex: Uint8Array
  /** For each of the 96 quarter hours, its hour of the day, 0 to 23. */
  readonly hour: Uint8Array
}

/** Offsets between time zones are multiples of 15 minutes. */
const QUARTER_MINUTES = 15
const QUARTERS_PER_DAY = 96
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/**
 * Returns a function that tells the local day and hour of each quarter hour of a UTC day, such as
 * `2026-11-21`. It handles days with a change of clocks. An unknown time zone counts as UTC.
 *
 * @example createQuarterClock('Asia/Tokyo')('2026-11-21').days // ['2026-11-21', '2026-11-22']
 */
export function createQuarterClock(timeZone: string): (utcDay: string) => LocalQuarters {
  const readOffset = createOffsetReader(timeZone)
  const byOffset = new Map<number, ReturnType<typeof toQuarters>>()

  return (utcDay) => {
    const startMs = Date.parse(utcDay)
    const quarterMs = QUARTER_MINUTES * MINUTE_MS
    const offset = readOffset(startMs)
    if (offset === readOffset(startMs + (QUARTERS_PER_DAY - 1) * quarterMs)) {
      const known = byOffset.get(offset) ?? toQuarters(() => offset)
      byOffset.set(offset, known)
      return nameDays(utcDay, known)
    }
    return nameDays(
      utcDay,
      toQuarters((quarter) => readOffset(startMs + quarter * quarterMs)),
    )
  }
}

function toQuarters(offsetAt: (quarter: number) => number) {
  const minutes = Array.from(
    { length: QUARTERS_PER_DAY },
    (_, quarter) => quarter * QUARTER_MINUTES + offsetAt(quarter),
  )
  const firstDay = Math.floor(Math.min(...minutes) / DAY_MINUTES)
  const dayIndex = Uint8Array.from(minutes, (at) => Math.floor(at / DAY_MINUTES) - firstDay)
  const hour = Uint8Array.from(
    minutes,
    (at) => (((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) / 60,
  )
  return { firstDay, dayIndex, hour }
}

function nameDays(
  utcDay: string,
  { firstDay, dayIndex, hour }: ReturnType<typeof toQuarters>,
): LocalQuarters {
  const count = Math.max(...dayIndex) + 1
  const days = Array.from({ length: count }, (_, index) => addDays(utcDay, firstDay + index))
  return { days, dayIndex, hour }
}

/** The local time minus UTC, in minutes. */
function createOffsetReader(timeZone: string): (timeMs: number) => number {
  const format = openFormat(timeZone)
  if (!format) return () => 0
  return (timeMs) => {
    const parts = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, value]))
    const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
    const local = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
    )
    return (local - timeMs) / MINUTE_MS
  }
}

function openFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    return null
  }
}

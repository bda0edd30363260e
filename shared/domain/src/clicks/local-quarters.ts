import { addDays } from './period.ts'

/** The quarter hours of a UTC month, each with its day and hour in another time zone. */
export interface LocalQuarters {
  /** The local days that the UTC month touches, oldest first. */
  readonly days: readonly string[]
  /** For each quarter hour of the month, the index of its day in `days`. */
  readonly dayIndex: Uint8Array
  /** For each quarter hour of the month, its hour of the day, 0 to 23. */
  readonly hour: Uint8Array
}

/** Offsets between time zones are multiples of 15 minutes. */
const QUARTER_MINUTES = 15
const QUARTERS_PER_DAY = 96
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000
/** More than any period that analytics show. */
const MAX_KNOWN_MONTHS = 60
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS

/**
 * Returns a function that tells the local day and hour of each quarter hour of a UTC month, such as
 * `2026-11`. It handles days on which the clocks change. An unknown time zone counts as UTC.
 *
 * @example createQuarterClock('Asia/Tokyo')('2026-11').days.at(-1) // '2026-12-01'
 */
export function createQuarterClock(timeZone: string): (utcMonth: string) => LocalQuarters {
  const readOffset = createOffsetReader(timeZone)
  const months = new Map<string, LocalQuarters>()
  return (utcMonth) => {
    const known = months.get(utcMonth) ?? readMonth(utcMonth)
    if (months.size >= MAX_KNOWN_MONTHS) months.clear()
    months.set(utcMonth, known)
    return known
  }

  function readMonth(utcMonth: string): LocalQuarters {
    const startMs = Date.parse(utcMonth)
    const dayCount = new Date(Date.UTC(yearOf(utcMonth), Number(utcMonth.slice(5)), 0)).getUTCDate()
    const minutes = Array.from({ length: dayCount }, (_, day) =>
      listDayMinutes(readOffset, startMs, day * QUARTERS_PER_DAY),
    ).flat()
    const firstDay = Math.floor(Math.min(...minutes) / DAY_MINUTES)
    const dayIndex = Uint8Array.from(minutes, (at) => Math.floor(at / DAY_MINUTES) - firstDay)
    const hour = Uint8Array.from(
      minutes,
      (at) => (((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) / 60,
    )
    const count = Math.max(...dayIndex) + 1
    const days = Array.from({ length: count }, (_, day) =>
      addDays(`${utcMonth}-01`, firstDay + day),
    )
    return { days, dayIndex, hour }
  }
}

function yearOf(month: string): number {
  return Number(month.slice(0, 4))
}

/** The local time of each quarter hour of a day, in minutes since the month began in UTC. */
function listDayMinutes(
  readOffset: (timeMs: number) => number,
  startMs: number,
  firstQuarter: number,
): number[] {
  const offsetAt = (quarter: number) => readOffset(startMs + quarter * QUARTER_MS)
  const offset = offsetAt(firstQuarter)
  const isConstant = offset === offsetAt(firstQuarter + QUARTERS_PER_DAY - 1)
  return Array.from({ length: QUARTERS_PER_DAY }, (_, index) => {
    const quarter = firstQuarter + index
    return quarter * QUARTER_MINUTES + (isConstant ? offset : offsetAt(quarter))
  })
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

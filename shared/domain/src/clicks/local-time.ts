/** A day and an hour in one time zone. */
export interface LocalTime {
  /** `2026-11-21` */
  readonly day: string
  /** 0 to 23 */
  readonly hour: number
}

/**
 * Whether a text is a time zone that this runtime knows.
 *
 * @example isTimeZone('Asia/Kolkata') // true
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z0-9_+/-]{1,64}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Offsets between time zones are multiples of 15 minutes. */
const QUARTER_MS = 15 * 60 * 1000
const CACHED_QUARTERS = 5000

/**
 * Returns a function that converts UTC times to local days and hours in one time zone. Its input is
 * a text to the minute, such as `2026-11-21T19:10`. It handles days of 23 and 25 hours. An unknown
 * time zone counts as UTC.
 *
 * @example createLocalClock('Asia/Kolkata')('2026-11-21T19:10') // { day: '2026-11-22', hour: 0 }
 */
export function createLocalClock(timeZone: string): (utcMinute: string) => LocalTime {
  if (timeZone === 'UTC' || !isTimeZone(timeZone)) return readUtc
  const known = new Map<number, LocalTime>()
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  return (utcMinute) => {
    const quarter = Math.floor(Date.parse(`${utcMinute}:00Z`) / QUARTER_MS)
    const cached = known.get(quarter)
    if (cached) return cached
    const parts = new Map(
      format.formatToParts(quarter * QUARTER_MS).map(({ type, value }) => [type, value]),
    )
    const local = {
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
      hour: Number(parts.get('hour')),
    }
    if (known.size >= CACHED_QUARTERS) known.clear()
    known.set(quarter, local)
    return local
  }
}

function readUtc(utcMinute: string): LocalTime {
  return { day: utcMinute.slice(0, 10), hour: Number(utcMinute.slice(11, 13)) }
}

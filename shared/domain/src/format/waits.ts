const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * How long to wait, rounded up.
 *
 * @example formatWait(700, 'en') // '12 minutes'
 */
export function formatWait(seconds: number, language: string): string {
  if (seconds < MINUTE_S) return formatUnit(Math.ceil(seconds), 'second', language)
  const minutes = Math.ceil(seconds / MINUTE_S)
  // Rounded up to hours, 70 minutes would be 2 hours.
  return minutes < 120
    ? formatUnit(minutes, 'minute', language)
    : formatUnit(Math.ceil(seconds / HOUR_S), 'hour', language)
}

function formatUnit(count: number, unit: 'second' | 'minute' | 'hour', language: string): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format(count)
}

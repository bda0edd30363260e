/**
 * The name of a time zone in ClickHouse, which knows the names of the IANA database in their usual spelling only, and
 * other names for offsets.
 *
 * @example toServerZone('europe/berlin') // 'Europe/Berlin'
 * @example toServerZone('+05:30') // 'Fixed/UTC+05:30:00'
 */
export function toServerZone(timeZone: string): string {
  const { timeZone: name } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  return /^[+-]/.test(name) ? `Fixed/UTC${name}:00` : name
}

import { HIT_RETENTION_MONTHS } from '@everyshelf/domain/limits'

/**
 * The first day whose hits are still stored. The daily totals that replace them do not record the store.
 *
 * @example firstDayWithHits('2026-11-26') // '2025-10-26'
 */
export function firstDayWithHits(today: string): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - HIT_RETENTION_MONTHS)
  return date.toISOString().slice(0, 10)
}

import { addDays } from '@everyshelf/domain/clicks'
import { lastDayOf, monthOf } from '../totals/click-summary.ts'

/**
 * The months that a period covers completely.
 *
 * @example listMonths('2026-10-31', '2026-12-01') // ['2026-11']
 */
export function listMonths(from: string, to: string): string[] {
  const months: string[] = []
  let month = monthOf(addDays(from, -1))
  for (;;) {
    const first = addDays(lastDayOf(month), 1)
    month = monthOf(first)
    if (lastDayOf(month) > to) return months
    months.push(month)
  }
}

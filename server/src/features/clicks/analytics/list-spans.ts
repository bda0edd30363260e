import { addDays } from '@everyshelf/domain/clicks'
import { monthOf } from '../totals/sheet.ts'

/**
 * Days as whole months where they are, else one by one.
 *
 * @example listSpans('2026-10-31', '2026-12-01') // ['2026-10-31', '2026-11', '2026-12-01']
 */
export function listSpans(from: string, to: string): string[] {
  const spans: string[] = []
  let day = from
  while (day <= to) {
    const month = monthOf(day)
    const nextMonth = `${monthOf(addDays(`${month}-28`, 4))}-01`
    const isWhole = day.endsWith('-01') && nextMonth <= addDays(to, 1)
    spans.push(isWhole ? month : day)
    day = isWhole ? nextMonth : addDays(day, 1)
  }
  return spans
}

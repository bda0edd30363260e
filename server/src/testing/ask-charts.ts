import type { ClickQueries } from '../features/clicks/click-store.ts'
import { noFilters } from '../features/clicks/counting/click-filters.ts'
import type { ClickCounts } from '../features/clicks/counting/count-columns.ts'
import { bookIdentifiers } from './generated-hits.ts'

/** Counts in a form that tests compare. */
export function toPlain({ days, breakdown }: ClickCounts) {
  const values = [...breakdown].flatMap(([name, counts]) =>
    [...counts].map(([value, count]) => [`${name} ${value}`, count] as const),
  )
  return { days: Object.fromEntries(days), breakdown: Object.fromEntries(values) }
}

/** Everything that charts ask of days whose hits may be gone, for the owners and books of generated hits. */
export async function askOldDays(
  store: Pick<ClickQueries, 'countClicks'>,
  timeZone: string,
): Promise<object[]> {
  const responses: object[] = []
  const [first, second] = bookIdentifiers
  for (const ownerId of ['ada', 'bob']) {
    for (const books of [null, [first], [second], [first, second]]) {
      for (const [firstDay, from, to] of [
        ['2026-11-17', '2026-11-17', '2026-11-22'],
        ['2026-11-18', '2026-11-20', '2026-11-21'],
      ] as const) {
        const filters = {
          ...noFilters,
          ownerId,
          timeZone,
          from,
          to,
          books,
        }
        responses.push({ ...filters, ...toPlain(await store.countClicks(filters, firstDay)) })
      }
    }
  }
  return responses
}

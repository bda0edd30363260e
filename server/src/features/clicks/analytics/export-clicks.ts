import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { firstHitIdAt } from '../hit-id.ts'
import { shopOf } from '../totals/tally.ts'
import type { ClickQuestion } from './click-rows.ts'
import { formatCsvRow } from './csv.ts'
import type { OpeningsRepo } from './openings.repo.ts'
import { isAskedFor } from './tally-rows.ts'

const HEADINGS = [
  'opened_at_utc',
  'day',
  'hour',
  'isbn',
  'country',
  'shop',
  'device',
  'browser',
  'referrer',
  'language',
  'channel',
  'left_out_because',
]

/**
 * Every opening that a question is about, one a row, in parts: read from what was recorded and not
 * from the totals, so that anybody can count after us.
 */
export async function* exportClicks(
  repo: OpeningsRepo,
  question: ClickQuestion,
): AsyncGenerator<string, void> {
  yield formatCsvRow(HEADINGS)
  const { ownerId, from, to } = question
  const clock = createLocalClock(await repo.findTimeZone(ownerId))
  // No clock is a day away from UTC; a second day is for ids that were borrowed from the future.
  const before = firstHitIdAt(Date.parse(addDays(to, 3)))
  let at: bigint | null = firstHitIdAt(Date.parse(addDays(from, -2)))
  while (at !== null) {
    const { openings, next } = await repo.readNext(ownerId, at, before)
    const rows = openings.flatMap((hit) => {
      const { day, hour } = clock(hit.openedAt)
      if (day < from || day > to || !isAskedFor(hit, question)) return []
      return formatCsvRow([
        hit.openedAt,
        day,
        hour,
        hit.identifier,
        hit.country ?? '',
        shopOf(hit),
        hit.device,
        hit.browser,
        hit.refererHost ?? '',
        hit.language ?? '',
        hit.channel ?? '',
        hit.excludedBecause ?? '',
      ])
    })
    if (rows.length > 0) yield rows.join('')
    at = next
  }
}

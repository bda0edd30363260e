import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { formatCsvRow } from '@everyshelf/domain/csv'
import { firstHitIdAt } from '../hit-id.ts'
import { shopOf } from '../totals/tally.ts'
import type { ClickQuestion } from './click-rows.ts'
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

/** Some of the rows, and where to go on; null at the end. */
export interface ExportPart {
  readonly text: string
  readonly next: bigint | null
}

/**
 * Every opening that a question is about, one a row, in parts: read from what was recorded and not
 * from the totals, so that anybody can count after us.
 */
export async function readExportPart(
  repo: OpeningsRepo,
  question: ClickQuestion,
  from: bigint | null,
): Promise<ExportPart> {
  const clock = createLocalClock(await repo.findTimeZone(question.ownerId))
  // No clock is a day away from UTC; a second day is for ids that were borrowed from the future.
  const before = firstHitIdAt(Date.parse(addDays(question.to, 3)))
  const first = firstHitIdAt(Date.parse(addDays(question.from, -2)))
  const { openings, next } = await repo.readNext(question.ownerId, from ?? first, before)
  const rows = openings.flatMap((hit) => {
    const { day, hour } = clock(hit.openedAt)
    if (day < question.from || day > question.to || !isAskedFor(hit, question)) return []
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
  const headings = from === null ? [formatCsvRow(HEADINGS)] : []
  return { text: [...headings, ...rows].join(''), next }
}

import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { formatCsvRow } from '@everyshelf/domain/csv'
import type { ClickQueries } from '../clicks/click-store.ts'
import { type ClickFilters, filteredColumns } from '../clicks/counting/click-filters.ts'
import { channelOf, readValue, sellerOf } from '../clicks/counting/hit-columns.ts'
import type { StoredHit } from '../clicks/hit.ts'
import { firstHitIdAt } from '../clicks/hit-id.ts'

const HEADINGS = [
  'opened_at_utc',
  'day',
  'hour',
  'isbn',
  'country',
  'store',
  'device',
  'browser',
  'referrer',
  'language',
  'channel',
  'campaign',
  'exclusion_reason',
]

/** Some rows of the file, and the id where the next chunk begins; null at the end. */
export interface ExportChunk {
  readonly text: string
  readonly next: bigint | null
}

/**
 * Writes every hit that matches the filters as one row, in chunks. It reads the stored hits rather than
 * packed months, so authors can check our numbers.
 */
export async function readExportChunk(
  clicks: Pick<ClickQueries, 'listHits'>,
  filters: ClickFilters,
  from: bigint | null,
): Promise<ExportChunk> {
  const clock = createLocalClock(filters.timeZone)
  // No time zone is a full day away from UTC. The second day covers ids taken from the future.
  const before = firstHitIdAt(Date.parse(addDays(filters.to, 3)))
  const first = firstHitIdAt(Date.parse(addDays(filters.from, -2)))
  const { hits, next } = await clicks.listHits(filters.ownerId, from ?? first, before)
  const rows = hits.flatMap((hit) => {
    const { day, hour } = clock(hit.openedAt)
    if (day < filters.from || day > filters.to || !matchesFilters(hit, filters)) return []
    return formatCsvRow([
      hit.openedAt,
      day,
      hour,
      hit.identifier,
      hit.country ?? '',
      sellerOf(hit),
      hit.device,
      hit.browser,
      hit.referrerHost ?? '',
      hit.language ?? '',
      channelOf(hit),
      hit.campaign ?? '',
      hit.excludedBecause ?? '',
    ])
  })
  const headings = from === null ? [formatCsvRow(HEADINGS)] : []
  return { text: [...headings, ...rows].join(''), next }
}

function matchesFilters(hit: StoredHit, filters: ClickFilters) {
  const { books } = filters
  return (
    (books === null || books.includes(hit.identifier)) &&
    filteredColumns.every(
      (name) => filters[name] === null || filters[name] === readValue[name](hit),
    )
  )
}

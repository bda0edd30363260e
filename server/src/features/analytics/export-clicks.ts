import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { beginCsv, formatCsvRow } from '@everyshelf/domain/csv'
import type { ClickQueries } from '../clicks/click-store.ts'
import { type ClickFilters, filteredColumns } from '../clicks/counting/click-filters.ts'
import { channelOf, readValue, sellerOf } from '../clicks/counting/hit-columns.ts'
import type { StoredHit } from '../clicks/hit.ts'
import { firstHitIdAt } from '../clicks/hit-id.ts'

/** A hit with its time in the owner's time zone. */
interface LocalHit {
  readonly hit: StoredHit
  readonly day: string
  readonly hour: number
}

/** The columns of the file, in this order. Null means unknown. */
const columns: Readonly<Record<string, (row: LocalHit) => string | number | null>> = {
  opened_at_utc: ({ hit }) => hit.openedAt,
  day: ({ day }) => day,
  hour: ({ hour }) => hour,
  isbn: ({ hit }) => hit.identifier,
  country: ({ hit }) => hit.country,
  store: ({ hit }) => sellerOf(hit),
  device: ({ hit }) => hit.device,
  browser: ({ hit }) => hit.browser,
  referrer: ({ hit }) => hit.referrerHost,
  language: ({ hit }) => hit.language,
  channel: ({ hit }) => channelOf(hit),
  campaign: ({ hit }) => hit.campaign,
  exclusion_reason: ({ hit }) => hit.excludedBecause,
}

/** How a file begins, and how it has each hit. */
const formats = {
  csv: {
    begin: beginCsv(Object.keys(columns)),
    write: (row: LocalHit) =>
      formatCsvRow(Object.values(columns).map((readCell) => readCell(row) ?? '')),
  },
  ndjson: {
    begin: '',
    write: (row: LocalHit) => {
      const cells = Object.entries(columns).map(([name, readCell]) => [name, readCell(row)])
      return `${JSON.stringify(Object.fromEntries(cells))}\n`
    },
  },
}
export type ExportFormat = keyof typeof formats

/** Some rows of the file, and the id where the next chunk begins; null at the end. */
export interface ExportChunk {
  readonly text: string
  readonly next: bigint | null
}

/**
 * Writes every hit that matches the filters, in chunks. It reads the stored hits rather than
 * packed months, so authors can check our numbers.
 */
export async function readExportChunk(
  clicks: Pick<ClickQueries, 'listHits'>,
  filters: ClickFilters,
  format: ExportFormat,
  from: bigint | null,
): Promise<ExportChunk> {
  const { begin, write } = formats[format]
  const clock = createLocalClock(filters.timeZone)
  // No time zone is a full day away from UTC. The second day covers ids taken from the future.
  const before = firstHitIdAt(Date.parse(addDays(filters.to, 3)))
  const first = firstHitIdAt(Date.parse(addDays(filters.from, -2)))
  const { hits, next } = await clicks.listHits(filters.ownerId, from ?? first, before)
  const rows = hits.flatMap((hit) => {
    const { day, hour } = clock(hit.openedAt)
    if (day < filters.from || day > filters.to || !matchesFilters(hit, filters)) return []
    return write({ hit, day, hour })
  })
  return { text: (from === null ? begin : '') + rows.join(''), next }
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

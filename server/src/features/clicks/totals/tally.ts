import { createLocalClock, type LocalTime } from '@everyshelf/domain/clicks'
import type { DailyTotalTable } from '../../../db/tables/click-daily-total.table.ts'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Hit } from '../hit.ts'

/** A hit on a link with an owner, and the owner's time zone. */
export interface OwnedHit extends Omit<Hit, 'ownerId' | 'linkId' | 'language' | 'channel'> {
  readonly ownerId: string
  readonly timeZone: string
}

/** What these hits add to the totals: one row for each key, in the order of the keys. */
export interface Tally {
  readonly days: readonly DailyTotalTable[]
  readonly hourlyTotals: readonly HourlyTotalTable[]
  /** The readers who clicked, where the hit has a visitor hash. */
  readonly readers: readonly ReaderDayTable[]
}

/** The identifier of the row that counts all of an owner's books together. */
export const ALL_BOOKS = ''

/** The key of the seller that a reader was sent to. @example sellerOf({ retailer: 'amazon', marketplace: 'de' }) // 'amazon-de' */
export function sellerOf({ retailer, marketplace }: Pick<Hit, 'retailer' | 'marketplace'>): string {
  return marketplace ? `${retailer}-${marketplace}` : retailer
}

export function tallyHits(hits: readonly OwnedHit[]): Tally {
  const days = new Map<string, DailyTotalTable>()
  const hourlyTotals = new Map<string, HourlyTotalTable>()
  const readers = new Map<string, ReaderDayTable>()
  const readTime = createClocks()
  for (const hit of hits) {
    const local = readTime(hit)
    const { ownerId, identifier, reader } = hit
    const { day } = local
    const clicks = hit.excludedBecause === null ? 1 : 0
    for (const book of [identifier, ALL_BOOKS]) {
      const row = { day, ownerId, identifier: book }
      add(days, row, { ...row, hits: 1, clicks, readers: 0 })
      if (clicks && reader !== null) {
        readers.set(keyOf({ ...row, reader }), { ...row, reader })
      }
    }
    const hourlyTotal = hourlyTotalKey(hit, local)
    add(hourlyTotals, hourlyTotal, { ...hourlyTotal, hits: 1 })
  }
  return { days: inOrder(days), hourlyTotals: inOrder(hourlyTotals), readers: inOrder(readers) }
}

function createClocks(): (hit: OwnedHit) => LocalTime {
  const clocks = new Map<string, (utcMinute: string) => LocalTime>()
  return ({ timeZone, openedAt }) => {
    const clock = clocks.get(timeZone) ?? createLocalClock(timeZone)
    clocks.set(timeZone, clock)
    return clock(openedAt)
  }
}

function hourlyTotalKey(hit: OwnedHit, { day, hour }: LocalTime): Omit<HourlyTotalTable, 'hits'> {
  return {
    day,
    ownerId: hit.ownerId,
    identifier: hit.identifier,
    country: hit.country ?? '',
    shop: sellerOf(hit),
    hour,
    device: hit.device,
    browser: hit.browser,
    refererHost: hit.refererHost ?? '',
    excludedBecause: hit.excludedBecause ?? '',
  }
}

function keyOf(key: object): string {
  return Object.values(key).join('\n')
}

function add<Row extends { hits: number; clicks?: number }>(
  rows: Map<string, Row>,
  key: object,
  row: Row,
): void {
  const text = keyOf(key)
  const known = rows.get(text)
  if (!known) {
    rows.set(text, row)
    return
  }
  known.hits += row.hits
  if (known.clicks !== undefined) known.clicks += row.clicks ?? 0
}

/** Neighboring rows are written together, since they are on the same page of the database. */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

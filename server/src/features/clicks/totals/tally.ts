import { type ClickDimension, createLocalClock, type LocalTime } from '@everyshelf/domain/clicks'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { ClickDayTable } from '../../../db/tables/click-day.table.ts'
import type { ClickValueTable } from '../../../db/tables/click-value.table.ts'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Hit } from '../hit.ts'

/** A hit of somebody's link, with the clock that its owner goes by. */
export interface OwnedHit extends Omit<Hit, 'ownerId' | 'linkId' | 'language' | 'channel'> {
  readonly ownerId: string
  readonly timeZone: string
}

/** What a number of hits adds to the totals: every row once. */
export interface Tally {
  readonly days: readonly ClickDayTable[]
  readonly values: readonly ClickValueTable[]
  readonly cells: readonly ClickCellTable[]
  /** Who clicked, of those who could be told apart. */
  readonly readers: readonly ReaderDayTable[]
}

/** Stands for all of an owner's books together. */
export const ALL_BOOKS = ''

/** The place where a reader went, as one word. @example shopOf({ retailer: 'amazon', marketplace: 'de' }) // 'amazon-de' */
export function shopOf({ retailer, marketplace }: Pick<Hit, 'retailer' | 'marketplace'>): string {
  return marketplace ? `${retailer}-${marketplace}` : retailer
}

export function tallyHits(hits: readonly OwnedHit[]): Tally {
  const days = new Map<string, ClickDayTable>()
  const values = new Map<string, ClickValueTable>()
  const cells = new Map<string, ClickCellTable>()
  const readers = new Map<string, ReaderDayTable>()
  const readTime = createClocks()
  for (const hit of hits) {
    const local = readTime(hit)
    const { ownerId, identifier } = hit
    const { day } = local
    const clicks = hit.excludedBecause === null ? 1 : 0
    for (const book of [identifier, ALL_BOOKS]) {
      const row = { ownerId, identifier: book, day }
      add(days, [ownerId, book, day], { ...row, hits: 1, clicks, readers: 0 })
      if (!clicks || hit.reader === null) continue
      readers.set([ownerId, book, day, hit.reader].join('\n'), { ...row, reader: hit.reader })
    }
    for (const [dimension, value] of valuesOf(hit, local)) {
      const row = { ownerId, dimension, day, value, hits: 1, clicks }
      add(values, [ownerId, dimension, day, value], row)
    }
    const cell = cellOf(hit, local)
    add(cells, Object.values(cell), cell)
  }
  return {
    days: [...days.values()],
    values: [...values.values()],
    cells: [...cells.values()],
    readers: [...readers.values()],
  }
}

function createClocks(): (hit: OwnedHit) => LocalTime {
  const clocks = new Map<string, (utcMinute: string) => LocalTime>()
  return ({ timeZone, openedAt }) => {
    const clock = clocks.get(timeZone) ?? createLocalClock(timeZone)
    clocks.set(timeZone, clock)
    return clock(openedAt)
  }
}

function valuesOf(hit: OwnedHit, { hour }: LocalTime): [ClickDimension, string][] {
  const reason: [ClickDimension, string][] = hit.excludedBecause
    ? [['reason', hit.excludedBecause]]
    : []
  return [
    ['country', hit.country ?? ''],
    ['shop', shopOf(hit)],
    ['device', hit.device],
    ['browser', hit.browser],
    ['referer', hit.refererHost ?? ''],
    ['hour', String(hour)],
    ...reason,
  ]
}

function cellOf(hit: OwnedHit, { day, hour }: LocalTime): ClickCellTable {
  return {
    ownerId: hit.ownerId,
    identifier: hit.identifier,
    day,
    hour,
    country: hit.country ?? '',
    shop: shopOf(hit),
    device: hit.device,
    browser: hit.browser,
    refererHost: hit.refererHost ?? '',
    excludedBecause: hit.excludedBecause ?? '',
    hits: 1,
  }
}

function add<Row extends { hits: number; clicks?: number }>(
  rows: Map<string, Row>,
  key: readonly (string | number)[],
  row: Row,
): void {
  const text = key.join('\n')
  const known = rows.get(text)
  if (!known) {
    rows.set(text, row)
    return
  }
  known.hits += row.hits
  if (known.clicks !== undefined) known.clicks += row.clicks ?? 0
}

import { createLocalClock, type LocalTime } from '@everyshelf/domain/clicks'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { ClickDayTable } from '../../../db/tables/click-day.table.ts'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Hit } from '../hit.ts'

/** A hit of somebody's link, with the clock that its owner goes by. */
export interface OwnedHit extends Omit<Hit, 'ownerId' | 'linkId' | 'language' | 'channel'> {
  readonly ownerId: string
  readonly timeZone: string
}

/** What a number of hits adds to the totals: every row once, in the order of its key. */
export interface Tally {
  readonly days: readonly ClickDayTable[]
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
  const cells = new Map<string, ClickCellTable>()
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
    const cell = cellOf(hit, local)
    add(cells, cell, { ...cell, hits: 1 })
  }
  return { days: inOrder(days), cells: inOrder(cells), readers: inOrder(readers) }
}

function createClocks(): (hit: OwnedHit) => LocalTime {
  const clocks = new Map<string, (utcMinute: string) => LocalTime>()
  return ({ timeZone, openedAt }) => {
    const clock = clocks.get(timeZone) ?? createLocalClock(timeZone)
    clocks.set(timeZone, clock)
    return clock(openedAt)
  }
}

function cellOf(hit: OwnedHit, { day, hour }: LocalTime): Omit<ClickCellTable, 'hits'> {
  return {
    day,
    ownerId: hit.ownerId,
    identifier: hit.identifier,
    country: hit.country ?? '',
    shop: shopOf(hit),
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

/** Neighbours are written one after the other, to the same page. */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

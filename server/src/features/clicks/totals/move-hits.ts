import { createLocalClock } from '@everyshelf/domain/clicks'
import type { ClickDayTable } from '../../../db/tables/click-day.table.ts'
import { ALL_BOOKS, type OwnedHit, type Tally, tallyHits } from './tally.ts'

/** Clicks on a book that one clock has on another day than the other. */
export interface DayMove {
  readonly identifier: string
  readonly from: string
  readonly to: string
  readonly clicks: number
}

export interface HitMoves extends Omit<Tally, 'readers'> {
  readonly moves: readonly DayMove[]
}

/** What is to be added to the totals, less than nothing too, when hits go by another clock. */
export function moveHits(hits: readonly OwnedHit[], timeZone: string): HitMoves {
  const before = tallyHits(hits)
  const after = tallyHits(hits.map((hit) => ({ ...hit, timeZone })))
  return {
    days: difference(before.days, after.days),
    values: difference(before.values, after.values),
    cells: difference(before.cells, after.cells),
    moves: listMoves(hits, timeZone),
  }
}

/**
 * Who the readers of a day were, nobody knows any more: they move with the clicks, by share. None is
 * lost, and no day has more readers than clicks.
 */
export function moveReaders(
  moves: readonly DayMove[],
  rows: readonly Pick<ClickDayTable, 'identifier' | 'day' | 'clicks' | 'readers'>[],
): (Pick<DayMove, 'identifier'> & { readonly day: string; readonly readers: number })[] {
  const left = new Map(rows.map((row) => [`${row.identifier} ${row.day}`, { ...row }]))
  return moves.flatMap(({ identifier, from, to, clicks }) => {
    const row = left.get(`${identifier} ${from}`)
    if (!row || row.clicks <= 0) return []
    const readers = Math.floor((row.readers * Math.min(clicks, row.clicks)) / row.clicks)
    row.readers -= readers
    row.clicks -= clicks
    if (readers === 0) return []
    return [
      { identifier, day: from, readers: -readers },
      { identifier, day: to, readers },
    ]
  })
}

function listMoves(hits: readonly OwnedHit[], timeZone: string): DayMove[] {
  const newClock = createLocalClock(timeZone)
  const oldClock = createLocalClock(hits[0]?.timeZone ?? timeZone)
  const moves = new Map<string, DayMove>()
  for (const { openedAt, identifier, excludedBecause } of hits) {
    const from = oldClock(openedAt).day
    const to = newClock(openedAt).day
    if (from === to || excludedBecause !== null) continue
    for (const book of [identifier, ALL_BOOKS]) {
      const key = `${book} ${from} ${to}`
      const clicks = (moves.get(key)?.clicks ?? 0) + 1
      moves.set(key, { identifier: book, from, to, clicks })
    }
  }
  return [...moves.values()]
}

interface Counted {
  readonly hits: number
  readonly clicks?: number
}

/** Of rows that have one key on both sides, the sum of both; those that come to nothing are left out. */
function difference<Row extends Counted>(before: readonly Row[], after: readonly Row[]): Row[] {
  const rows = new Map<string, Row>(after.map((row) => [keyOf(row), row]))
  for (const row of before) {
    const key = keyOf(row)
    const same = rows.get(key)
    rows.set(key, minus(same ?? { ...row, ...zeroOf(row) }, row))
  }
  return [...rows.values()].filter(({ hits, clicks = 0 }) => hits !== 0 || clicks !== 0)
}

function keyOf({ hits, clicks, ...key }: Counted): string {
  return JSON.stringify(key)
}

function zeroOf({ clicks }: Counted): Counted {
  return clicks === undefined ? { hits: 0 } : { hits: 0, clicks: 0 }
}

function minus<Row extends Counted>(row: Row, less: Row): Row {
  const hits = row.hits - less.hits
  if (row.clicks === undefined) return { ...row, hits }
  return { ...row, hits, clicks: row.clicks - (less.clicks ?? 0) }
}

import { createLocalClock } from '@everyshelf/domain/clicks'
import type { DailyTotalTable } from '../../../db/tables/click-daily-total.table.ts'
import { ALL_BOOKS, type OwnedHit } from './tally.ts'

/** Clicks on a book that fall on another day in the new time zone. */
export interface DayMove {
  readonly identifier: string
  readonly from: string
  readonly to: string
  readonly clicks: number
}

/**
 * Moves readers between days in proportion to the clicks, since which reader clicked what is not
 * stored. No reader is lost, and no day gets more readers than clicks.
 */
export function moveReaders(
  moves: readonly DayMove[],
  rows: readonly Pick<DailyTotalTable, 'identifier' | 'day' | 'clicks' | 'readers'>[],
): (Pick<DayMove, 'identifier'> & { readonly day: string; readonly readers: number })[] {
  const remaining = new Map(rows.map((row) => [`${row.identifier} ${row.day}`, { ...row }]))
  return moves.flatMap(({ identifier, from, to, clicks }) => {
    const row = remaining.get(`${identifier} ${from}`)
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

/** The clicks that fall on another day in the new time zone, added up by book and day. */
export function listDayMoves(hits: readonly OwnedHit[], timeZone: string): DayMove[] {
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

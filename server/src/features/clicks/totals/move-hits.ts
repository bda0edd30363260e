import { createLocalClock } from '@everyshelf/domain/clicks'
import type { ClickDayTable } from '../../../db/tables/click-day.table.ts'
import { ALL_BOOKS, type OwnedHit } from './tally.ts'

/** Clicks on a book that one clock has on another day than the other. */
export interface DayMove {
  readonly identifier: string
  readonly from: string
  readonly to: string
  readonly clicks: number
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

/** The clicks that are on another day when they go by another clock. */
export function listMoves(hits: readonly OwnedHit[], timeZone: string): DayMove[] {
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

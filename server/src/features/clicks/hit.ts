import type { HitTable } from '../../db/tables/hit.table.ts'

/** One opening of a link, before it has its number. */
export type Hit = Readonly<Omit<HitTable, 'id'>>

export interface NumberedHit {
  readonly id: bigint
  readonly hit: Hit
}

let minute = { number: -1, text: '' }

/** To the minute and no finer (P2). @example openedAtMinute(1_795_254_600_000) // '2026-11-21T09:50' */
export function openedAtMinute(timeMs: number): string {
  const number = Math.floor(timeMs / 60_000)
  if (minute.number !== number) {
    minute = { number, text: new Date(timeMs).toISOString().slice(0, 16) }
  }
  return minute.text
}

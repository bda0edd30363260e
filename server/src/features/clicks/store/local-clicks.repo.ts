import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import type { HitColumns } from '../counting/hit-columns.ts'
import { selectClicks, selectDays } from '../counting/select-rows.ts'
import { firstUtcDayOf, lastUtcDayOf } from './daily-totals.repo.ts'
import { readHitMonths } from './hit-months.repo.ts'
import { findOwnerNumber } from './hit-owners.repo.ts'
import { openQuarterClock } from './quarter-clocks.ts'

/** Clicks of an owner's days. */
export interface LocalClicks {
  readonly hits: HitColumns
  readonly rows: Uint32Array
  /** The position of a row's day in the owner's days. */
  readonly dayOf: (row: number) => number
}

export async function* readLocalClicks(
  queries: Queries,
  { ownerId, timeZone, days }: OwnerDays,
): AsyncGenerator<LocalClicks, void> {
  const owner = await findOwnerNumber(queries, ownerId)
  const [first, last] = [days[0], days.at(-1)]
  if (owner === null || first === undefined || last === undefined) return
  const localQuarters = openQuarterClock(timeZone)
  const [from, to] = [firstUtcDayOf(first), lastUtcDayOf(last)]
  for await (const hits of readHitMonths(queries, owner, from, to)) {
    const local = localQuarters(hits.month)
    const positions = Int32Array.from(local.days, (day) => days.indexOf(day))
    const dayOf = (row: number) =>
      positions[local.dayIndex[hits.quarters[row] as number] as number] as number
    const rows = selectDays(hits, selectClicks(hits), local, (day) => days.includes(day))
    yield { hits, rows, dayOf }
  }
}

import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import { createDayFinder } from '../counting/count-columns.ts'
import type { HitColumns } from '../counting/hit-columns.ts'
import { firstUtcDayOf, lastUtcDayOf } from './daily-totals.repo.ts'
import { readHitMonths } from './hit-months.repo.ts'
import { findOwnerNumber } from './hit-owners.repo.ts'
import { openQuarterClock } from './quarter-clocks.ts'

export interface LocalDayRows {
  /** The position of the day in the owner's days. */
  readonly day: number
  /** Its rows are from this one to before `end`. */
  readonly start: number
  readonly end: number
}

/** The hits of an owner's days, in parts, and where each day is in a part. */
export async function* readLocalDays(
  queries: Queries,
  { ownerId, timeZone, days: ownerDays }: OwnerDays,
): AsyncGenerator<{ hits: HitColumns; days: readonly LocalDayRows[] }, void> {
  const owner = await findOwnerNumber(queries, ownerId)
  const [first, last] = [ownerDays[0], ownerDays.at(-1)]
  if (owner === null || first === undefined || last === undefined) return
  const localQuarters = openQuarterClock(timeZone)
  const [from, to] = [firstUtcDayOf(first), lastUtcDayOf(last)]
  for await (const hits of readHitMonths(queries, owner, from, to)) {
    const local = localQuarters(hits.month)
    const rowsOf = createDayFinder(hits, local)
    const days = local.days.flatMap((localDay, index) => {
      const day = ownerDays.indexOf(localDay)
      const [start, end] = rowsOf(index)
      return day >= 0 && start < end ? [{ day, start, end }] : []
    })
    yield { hits, days }
  }
}

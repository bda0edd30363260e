import type { Queries } from '../../../db/transact.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { readClickHouseFacts } from './clickhouse-hits.repo.ts'
import { type DayFacts, haveSameHits } from './day-facts.ts'
import { listOwnerRanges, readMainFacts } from './main-hits.repo.ts'

/** A day (UTC) of an owner with hits in at least one of the stores. */
export interface ComparedDay {
  readonly day: string
  readonly main: DayFacts | null
  readonly clickHouse: DayFacts | null
  readonly isSame: boolean
}

export interface ComparedOwner {
  readonly owner: number
  /** Oldest first. */
  readonly days: readonly ComparedDay[]
}

export interface CompareDeps {
  readonly db: Queries
  readonly clickHouse: Pick<ClickHouse, 'query'>
  /** ClickHouse counts earlier days (UTC) by its totals. */
  readonly fromDay: string
}

/** Compares the hits in both stores, owner by owner. */
export async function* compareOwners({
  db,
  clickHouse,
  fromDay,
}: CompareDeps): AsyncGenerator<ComparedOwner, void> {
  for (const range of await listOwnerRanges(db)) {
    const main = await readMainFacts(db, range, fromDay)
    const inClickHouse = await readClickHouseFacts(clickHouse, range, fromDay)
    const owners = new Set([...main.keys(), ...inClickHouse.keys()])
    for (const owner of [...owners].sort((a, b) => a - b)) {
      const [ofMain, ofClickHouse] = [main.get(owner), inClickHouse.get(owner)]
      const days = new Set([...(ofMain?.keys() ?? []), ...(ofClickHouse?.keys() ?? [])])
      yield {
        owner,
        days: [...days]
          .sort()
          .map((day) => toCompared(day, ofMain?.get(day), ofClickHouse?.get(day))),
      }
    }
  }
}

function toCompared(
  day: string,
  main: DayFacts | undefined,
  other: DayFacts | undefined,
): ComparedDay {
  const isSame = main !== undefined && other !== undefined && haveSameHits(main, other)
  return { day, main: main ?? null, clickHouse: other ?? null, isSame }
}

export interface DayRange {
  readonly first: string
  readonly last: string
  readonly days: readonly ComparedDay[]
}

/** Ranges of days that differ and have hits in one store, so that few queries read them. */
export function listDifferent(
  days: readonly ComparedDay[],
  from: 'main' | 'clickHouse',
): DayRange[] {
  const ranges: { first: string; last: string; days: ComparedDay[] }[] = []
  let isOpen = false
  for (const one of days.filter((day) => day[from] !== null)) {
    const range = isOpen ? ranges.at(-1) : undefined
    isOpen = !one.isSame
    if (one.isSame) continue
    if (range) {
      range.last = one.day
      range.days.push(one)
    } else ranges.push({ first: one.day, last: one.day, days: [one] })
  }
  return ranges
}

/** The newest hit of these days in one of the stores, or a known one that is newer. */
export function findNewest(
  days: readonly ComparedDay[],
  from: 'main' | 'clickHouse',
  known: bigint,
): bigint {
  return days.reduce((newest, { [from]: facts }) => {
    return facts && facts.newestId > newest ? facts.newestId : newest
  }, known)
}

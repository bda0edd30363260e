import { addDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { ALL_BOOKS } from '../clickhouse/append-hits.repo.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { listOwnerDays, markChanged } from '../clickhouse/day-sums.repo.ts'
import { MOVED_DAY } from '../clickhouse/tables.repo.ts'
import { monthOf } from '../counting/hit-columns.ts'
import type { MarkedHit } from '../hit.ts'
import { dayOfHitId, firstHitIdFrom, timeOfHitId } from '../hit-id.ts'
import { readPage } from '../store/stored-hits.repo.ts'
import { findClickHouseIds } from './clickhouse-hits.repo.ts'
import type { DayRange } from './compare-days.ts'
import { listMovedQuarters } from './moved-readers.repo.ts'

const HITS_PER_PAGE = 5000
/** Few inserts: ClickHouse writes each to files of its own. */
const HITS_PER_INSERT = 50_000

interface CopyDeps {
  readonly db: Queries
  readonly clickHouse: Pick<ClickHouse, 'query' | 'command' | 'insert'>
  /** False when the main database no longer has all hits of a day, so that it does not know their readers. */
  readonly withReaders: boolean
  readonly onCopied: (hits: number) => void
}

export interface DayCopier {
  /** Copies the hits of an owner's days, with the numbers of their readers. */
  readonly copy: (owner: number, range: DayRange) => Promise<void>
  /** Resolves when ClickHouse has all of them. */
  readonly flush: () => Promise<void>
}

/**
 * Copies hits in large inserts. ClickHouse gets the readers of a day before the last hits of the day: while it
 * has not acknowledged both, the day differs and is copied again.
 */
export function createDayCopier(deps: CopyDeps): DayCopier {
  const { db, clickHouse, withReaders, onCopied } = deps
  let hits: ReturnType<typeof toRow>[] = []
  let readers: object[] = []

  async function flush(): Promise<void> {
    await clickHouse.insert('quarter_readers', readers)
    const changed = listOwnerDays(hits)
    // Before too, in case it stops in between.
    await markChanged(clickHouse, changed)
    await clickHouse.insert('link_hit', hits)
    await markChanged(clickHouse, changed)
    onCopied(hits.length)
    readers = []
    hits = []
  }

  return {
    copy: async (owner, range) => {
      const isKnown = range.days.some(({ clickHouse: known }) => known !== null)
      const earlier = isKnown ? await listMovedQuarters(clickHouse, owner, range) : []
      let counted = { day: range.first, sums: createSums(earlier) }
      const finishDay = () => {
        if (withReaders) readers.push(...counted.sums.toRows(owner, counted.day))
      }
      for await (const page of readPages(db, owner, range)) {
        if (hits.length >= HITS_PER_INSERT) await flush()
        for (const hit of page) {
          const day = dayOfHitId(hit.id)
          if (day !== counted.day) {
            finishDay()
            counted = { day, sums: createSums(earlier) }
          }
          counted.sums.add(hit)
          hits.push(toRow(owner, day, hit))
        }
      }
      finishDay()
    },
    flush,
  }
}

async function* readPages(db: Queries, owner: number, { first, last }: DayRange) {
  const before = firstHitIdFrom(addDays(last, 1))
  let from: bigint | null = firstHitIdFrom(first)
  while (from !== null) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      ...([db, owner, from, before, HITS_PER_PAGE] as const),
    )
    if (page.hits.length > 0) yield page.hits
    from = page.next
  }
}

function toRow(owner: number, day: string, hit: MarkedHit) {
  const { id, openedAt: _openedAt, newReader: _newReader, ...columns } = hit
  return { ...columns, owner, day, id: String(id) }
}

/** How many readers a day's quarter hours have, by book and for all books. */
function createSums(earlier: readonly { identifier: string; quarter: number }[]) {
  const sums = new Map<string, { identifier: string; quarter: number; readers: number }>()
  const add = (identifier: string, quarter: number, readers: number) => {
    const key = `${quarter} ${identifier}`
    const sum = sums.get(key) ?? { identifier, quarter, readers: 0 }
    sum.readers += readers
    sums.set(key, sum)
  }
  return {
    add: ({ id, identifier, excludedBecause, newReader }: MarkedHit) => {
      if (excludedBecause !== null || newReader === 0) return
      const quarter = Math.floor(timeOfHitId(id) / QUARTER_MS) * (QUARTER_MS / 1000)
      add(identifier, quarter, 1)
      if (newReader === 2) add(ALL_BOOKS, quarter, 1)
    },
    toRows: (owner: number, day: string) => {
      // New rules may have excluded the only reader of a quarter hour that was copied before.
      for (const { identifier, quarter } of earlier) {
        if (new Date(quarter * 1000).toISOString().startsWith(day)) add(identifier, quarter, 0)
      }
      return [...sums.values()].map((sum) => ({ ...sum, owner, day: MOVED_DAY }))
    },
  }
}

const QUARTER_MS = 15 * 60 * 1000

/** How many hits of these days the main database has and ClickHouse has not, by month. */
export async function countMissing(
  deps: Pick<CopyDeps, 'db' | 'clickHouse'>,
  owner: number,
  range: DayRange,
): Promise<ReadonlyMap<string, number>> {
  const missing = new Map<string, number>()
  for await (const page of readPages(deps.db, owner, range)) {
    const [first, last] = [page[0]?.id ?? 0n, page.at(-1)?.id ?? 0n]
    const known = await findClickHouseIds(deps.clickHouse, owner, first, last)
    for (const { id } of page.filter((hit) => !known.has(hit.id))) {
      const month = monthOf(dayOfHitId(id))
      missing.set(month, 1 + (missing.get(month) ?? 0))
    }
  }
  return missing
}

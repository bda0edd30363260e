import { type MarkedHit, toStoredHit } from '../hit.ts'
import { quarterOfHitId } from '../hit-id.ts'
import { batchQuarters } from '../move/batch-quarters.ts'
import { ALL_BOOKS } from '../schema.ts'
import type { ClickHouse } from './clickhouse.ts'
import { selectReaders } from './count-clicks.repo.ts'
import { type HitPeriod, IS_IN_PERIOD } from './expired-until.repo.ts'
import { COLUMNS, type HitRow } from './list-clicks.repo.ts'
import { MOVED_DAY } from './tables.repo.ts'

/** The readers of a quarter hour; without an identifier, of all books. */
interface QuarterReaders {
  readonly owner: number
  readonly identifier: string
  /** In seconds since 1970. */
  readonly quarter: number
  readonly readers: number
}

const toKey = (owner: number, identifier: string, quarter: number) =>
  `${owner} ${quarter} ${identifier}`

/** Readers from the main database, which marks their hits. All hits of a quarter hour must be there. */
export function sumMarks(
  hits: readonly MarkedHit[],
): (QuarterReaders & { readonly day: string })[] {
  const sums = new Map<string, QuarterReaders>()
  for (const { owner, id, identifier, excludedBecause, newReader } of hits) {
    if (excludedBecause !== null || newReader === 0) continue
    const quarter = quarterOfHitId(id)
    for (const book of newReader === 2 ? [identifier, ALL_BOOKS] : [identifier]) {
      const key = toKey(owner, book, quarter)
      const readers = 1 + (sums.get(key)?.readers ?? 0)
      sums.set(key, { owner, identifier: book, quarter, readers })
    }
  }
  return [...sums.values()].map((sum) => ({ ...sum, day: MOVED_DAY }))
}

/** Hits by owner and time, with marks of first clicks like those of the main database. */
export async function* readMarkedHits(
  clickHouse: ClickHouse,
  period: HitPeriod,
  hitsPerPage: number,
  onLost: (readers: number) => void = () => {},
): AsyncGenerator<MarkedHit[], void> {
  for await (const hits of batchQuarters(readPages(clickHouse, period, hitsPerPage), hitsPerPage)) {
    yield await markReaders(clickHouse, hits, onLost)
  }
}

async function* readPages({ query }: ClickHouse, period: HitPeriod, hitsPerPage: number) {
  for (let from = { owner: 0, id: 0n }; ; ) {
    const rows: (HitRow & { readonly owner: number })[] = await query(
      `SELECT owner, ${COLUMNS} FROM link_hit FINAL
WHERE owner >= {owner:UInt32} AND (owner > {owner:UInt32} OR id >= {id:UInt64})
  AND ${IS_IN_PERIOD}
ORDER BY owner, day, id LIMIT {hitsPerPage:UInt32}`,
      { ...period, owner: from.owner, id: String(from.id), hitsPerPage },
    )
    const hits = rows.map(toStoredHit)
    yield hits
    const last = hits.at(-1)
    if (!last || hits.length < hitsPerPage) return
    from = { owner: last.owner, id: last.id + 1n }
  }
}

/**
 * In each quarter hour, marks the first clicks, as many as there were readers. Which clicks were the readers'
 * first is unknown, and charts show no finer time. New counting rules may have left too few clicks.
 */
async function markReaders(
  clickHouse: ClickHouse,
  hits: readonly Omit<MarkedHit, 'newReader'>[],
  onLost: (readers: number) => void,
): Promise<MarkedHit[]> {
  const left = await readReaders(clickHouse, hits)
  const take = (key: string) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count > 0
  }
  const ofAll = new Set<string>()
  const marked = hits.map((hit) => {
    const { owner, identifier, excludedBecause } = hit
    const quarter = quarterOfHitId(hit.id)
    const all = toKey(owner, ALL_BOOKS, quarter)
    ofAll.add(all)
    const isReader = excludedBecause === null && take(toKey(owner, identifier, quarter))
    return { ...hit, newReader: isReader ? 1 + Number(take(all)) : 0 }
  })
  onLost([...ofAll].reduce((sum, key) => sum + Math.max(0, left.get(key) ?? 0), 0))
  return marked
}

/** The readers of these hits' owners and time. */
async function readReaders(
  clickHouse: ClickHouse,
  hits: readonly Omit<MarkedHit, 'newReader'>[],
): Promise<Map<string, number>> {
  const quarters = hits.map(({ id }) => quarterOfHitId(id))
  const rows = await clickHouse.query<{
    owner: number
    identifier: string
    seconds: number
    readers: number
  }>(
    `SELECT owner, identifier, toUnixTimestamp(quarter) AS seconds, sum(readers) AS readers
FROM (${selectReaders('owner BETWEEN {firstOwner:UInt32} AND {lastOwner:UInt32}')})
WHERE quarter BETWEEN {first:DateTime('UTC')} AND {last:DateTime('UTC')}
GROUP BY owner, identifier, quarter`,
    {
      ...{ firstOwner: hits[0]?.owner, lastOwner: hits.at(-1)?.owner },
      first: quarters.reduce((a, b) => Math.min(a, b)),
      last: quarters.reduce((a, b) => Math.max(a, b)),
    },
  )
  return new Map(
    rows.map(({ owner, identifier, seconds, readers }) => [
      toKey(owner, identifier, seconds),
      readers,
    ]),
  )
}

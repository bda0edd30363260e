import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import { ALL_BOOKS, firstReaderDay } from '../clickhouse/append-hits.repo.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import type { StoredHit } from '../hit.ts'
import { firstHitIdAt, HIT_ID_EPOCH_MS, timeOfHitId } from '../hit-id.ts'
import { jsonRows } from '../store/json-rows.repo.ts'
import { listOwnerRanges } from './main-hits.repo.ts'

const QUARTER_MS = 15 * 60 * 1000
const IDS_PER_QUARTER = firstHitIdAt(HIT_ID_EPOCH_MS + QUARTER_MS)

/** A number of readers for each quarter hour and book; without a book, for all of them. */
export type ReaderCounts = Map<string, number>

export function readerKey(quarter: bigint, identifier: string): string {
  return `${quarter} ${identifier}`
}

/** The quarter hours of ids, counted from the first one. */
export function quarterOfId(id: bigint): bigint {
  return id / IDS_PER_QUARTER
}

/** The readers that ClickHouse counts in the quarter hours from one id to another. */
export async function readReaderCounts(
  clickHouse: Pick<ClickHouse, 'query'>,
  owner: number,
  firstId: bigint,
  lastId: bigint,
): Promise<ReaderCounts> {
  const isInRange = `quarter BETWEEN {first:DateTime('UTC')} AND {last:DateTime('UTC')}`
  const rows = await clickHouse.query<{ identifier: string; seconds: number; count: number }>(
    `SELECT identifier, toUnixTimestamp(quarter) AS seconds, sum(readers) AS count
FROM (
  -- For a moment, the readers of a day are in both tables.
  SELECT identifier, day, quarter, max(readers) AS readers
  FROM (
    SELECT identifier, day, quarter, toUInt64(readers) AS readers FROM quarter_readers FINAL
    WHERE owner = {owner:UInt32} AND ${isInRange}
    UNION ALL
    SELECT identifier, day, quarter, count() AS readers
    FROM (
      SELECT identifier, day, min(firstQuarter) AS quarter FROM day_reader
      WHERE owner = {owner:UInt32} GROUP BY identifier, day, visitorHash
    )
    WHERE ${isInRange} GROUP BY identifier, day, quarter
  )
  GROUP BY identifier, day, quarter
)
GROUP BY identifier, quarter`,
    { owner, first: toQuarterSeconds(firstId), last: toQuarterSeconds(lastId) },
  )
  return new Map(
    rows.map(({ identifier, seconds, count }) => {
      const quarter = quarterOfId(firstHitIdAt(seconds * 1000))
      return [readerKey(quarter, identifier), count]
    }),
  )
}

function toQuarterSeconds(id: bigint): number {
  return Math.floor(timeOfHitId(id) / QUARTER_MS) * (QUARTER_MS / 1000)
}

/** Subtracts the readers that hits of the main database have marks of. */
export async function subtractMarks(
  queries: Queries,
  counts: ReaderCounts,
  owner: number,
  firstId: bigint,
  lastId: bigint,
): Promise<void> {
  const from = quarterOfId(firstId) * IDS_PER_QUARTER
  const before = (quarterOfId(lastId) + 1n) * IDS_PER_QUARTER
  const { rows } = await sql<{
    quarter: string
    identifier: string
    ofBook: number
    ofAll: number
  }>`select cast(quarter as text) as quarter, identifier, count(*) as "ofBook",
  sum(case when "newReader" = 2 then 1 else 0 end) as "ofAll"
from (
  select id / ${IDS_PER_QUARTER} as quarter, identifier, "newReader" from link_hit
  where owner = ${owner} and id >= ${from} and id < ${before}
    and "excludedBecause" is null and "newReader" > 0
) as marked
group by quarter, identifier`.execute(queries)
  for (const { quarter, identifier, ofBook, ofAll } of rows) {
    for (const [book, marks] of [
      [identifier, ofBook],
      [ALL_BOOKS, ofAll],
    ] as const) {
      const key = readerKey(BigInt(quarter), book)
      counts.set(key, (counts.get(key) ?? 0) - Number(marks))
    }
  }
}

/**
 * Marks the first clicks of each quarter hour until their number is that of its readers. Which click it was is
 * unknown, and charts show no finer time.
 */
export function markReaders<MovedHit extends StoredHit>(
  hits: readonly MovedHit[],
  counts: ReaderCounts,
): (MovedHit & { readonly newReader: number })[] {
  const take = (quarter: bigint, identifier: string): boolean => {
    const key = readerKey(quarter, identifier)
    const left = counts.get(key) ?? 0
    if (left > 0) counts.set(key, left - 1)
    return left > 0
  }
  return hits.map((hit) => {
    const quarter = quarterOfId(hit.id)
    const isReader = hit.excludedBecause === null && take(quarter, hit.identifier)
    return { ...hit, newReader: isReader ? 1 + Number(take(quarter, ALL_BOOKS)) : 0 }
  })
}

/** Copies the visitor hashes of today and yesterday, so that their readers do not count again. */
export async function copyHashesBack(
  db: Queries,
  kind: DatabaseKind,
  clickHouse: Pick<ClickHouse, 'query'>,
  nowMs: number,
): Promise<void> {
  for (const range of await listOwnerRanges(db)) {
    const rows = await clickHouse.query<Tables['day_reader']>(
      `SELECT DISTINCT owner, day, identifier, visitorHash FROM day_reader
WHERE owner BETWEEN {first:UInt32} AND {last:UInt32} AND day >= {from:Date}
ORDER BY day, owner, visitorHash, identifier`,
      { ...range, from: firstReaderDay(nowMs) },
    )
    for (let at = 0; at < rows.length; at += HASHES_PER_STEP) {
      const part = rows.slice(at, at + HASHES_PER_STEP)
      const values = part.map(
        ({ owner, day, identifier, visitorHash }) => [owner, day, identifier, visitorHash] as const,
      )
      const startedAt = performance.now()
      await sql`insert into day_reader (owner, day, identifier, "visitorHash")
${jsonRows(kind, ['integer', 'text', 'text', 'text'], values)} on conflict do nothing`.execute(db)
      await wait(performance.now() - startedAt)
    }
  }
}

const HASHES_PER_STEP = 500

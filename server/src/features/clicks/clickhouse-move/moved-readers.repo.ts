import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'
import { firstReaderDay } from '../clickhouse/append-hits.repo.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { MOVED_DAY } from '../clickhouse/tables.repo.ts'

/** The quarter hours of these days (UTC) that have readers from the main database, in seconds since 1970. */
export async function listMovedQuarters(
  clickHouse: Pick<ClickHouse, 'query'>,
  owner: number,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<{ identifier: string; quarter: number }[]> {
  return await clickHouse.query(
    `SELECT identifier, toUnixTimestamp(quarter) AS quarter FROM quarter_readers FINAL
WHERE owner = {owner:UInt32} AND day = {day:Date} AND quarter >= {first:DateTime('UTC')}
  AND quarter < {end:DateTime('UTC')} AND readers > 0`,
    { owner, day: MOVED_DAY, first: `${first} 00:00:00`, end: `${addDays(last, 1)} 00:00:00` },
  )
}

const ROWS_PER_PAGE = 5000

interface ReaderRow {
  readonly owner: number
  readonly day: string
  readonly identifier: string
  readonly visitorHash: string
}

/**
 * Copies the visitor hashes of today and yesterday. They have no quarter hour: the hit with the reader's mark is
 * copied, too, so these readers do not count again. Returns how many there are.
 */
export async function copyVisitorHashes(
  db: Queries,
  clickHouse: Pick<ClickHouse, 'insert'>,
  nowMs: number,
): Promise<number> {
  let copied = 0
  let after: ReaderRow | null = null
  for (;;) {
    const { owner, day, identifier, visitorHash }: ReaderRow = after ?? {
      ...{ owner: -1, identifier: '', visitorHash: '' },
      day: firstReaderDay(nowMs),
    }
    const { rows }: { rows: ReaderRow[] } = await sql<ReaderRow>`
select owner, day, identifier, "visitorHash" from day_reader
where (day, owner, "visitorHash", identifier) > (${day}, ${owner}, ${visitorHash}, ${identifier})
order by day, owner, "visitorHash", identifier limit ${ROWS_PER_PAGE}`.execute(db)
    await clickHouse.insert(
      'day_reader',
      rows.map((row) => ({ ...row, firstQuarter: 0 })),
    )
    copied += rows.length
    after = rows.at(-1) ?? null
    if (rows.length < ROWS_PER_PAGE) return copied
  }
}

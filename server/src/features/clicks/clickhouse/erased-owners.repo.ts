import type { Queries } from '../../../db/transact.ts'
import { NO_OWNER } from '../store/hit-owners.repo.ts'
import type { ClickHouse } from './clickhouse.ts'

/** A statement's parameters can be part of its URL. */
const OWNERS_PER_STATEMENT = 5000

/**
 * Deletes the readers and sums of deleted accounts; the hits stay. Before that, no one sees them, because no
 * owner number leads to a deleted account.
 */
export async function deleteErasedOwners(
  clickHouse: ClickHouse,
  db: Queries,
  shouldStop: () => boolean,
): Promise<void> {
  for (let last = 0; !shouldStop(); ) {
    const rows = await db
      .selectFrom('hit_owner')
      .select('number')
      .where('ownerId', 'is', null)
      .where('number', '>', last)
      .orderBy('number')
      .limit(OWNERS_PER_STATEMENT)
      .execute()
    const owners = rows.map(({ number }) => number)
    for (const table of ['day_reader', 'quarter_readers', 'day_sum']) {
      const [left] = await clickHouse.query<{ owner: number }>(
        `SELECT owner FROM ${table} WHERE owner IN {owners:Array(UInt32)} LIMIT 1`,
        { owners },
      )
      if (left)
        await clickHouse.command(
          `ALTER TABLE ${table} DELETE WHERE owner IN {owners:Array(UInt32)}`,
          {
            owners,
          },
        )
    }
    last = owners.at(-1) ?? last
    if (owners.length < OWNERS_PER_STATEMENT) return
  }
}

/**
 * Reserves owner numbers that have hits, so that no other account gets them. The main database assigns these numbers,
 * and forgets some when it is restored from a backup older than ClickHouse's data.
 */
export async function reserveNumbers(clickHouse: ClickHouse, db: Queries): Promise<void> {
  const [used] = await clickHouse.query<{ number: number }>(
    'SELECT max(owner) AS number FROM link_hit',
  )
  const number = used?.number ?? NO_OWNER
  const { last } = await db
    .selectFrom('hit_owner')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  if (number <= (last ?? NO_OWNER)) return
  await db
    .insertInto('hit_owner')
    .values({ number, ownerId: null, unpackedFrom: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

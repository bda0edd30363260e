import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Queries } from '../../../db/transact.ts'
import {
  type ClickTotals,
  CURSOR,
  type HitRow,
  isOwned,
  type RollUpAnswer,
} from './click-totals.ts'
import { type OwnedHit, tallyHits } from './tally.ts'

/** The widest row here has eleven values, and one statement takes 65,535. */
const ROWS_PER_STATEMENT = 1000

export function createPostgresClickTotals(db: Queries): ClickTotals {
  return {
    // One picture of the table: what is committed meanwhile belongs to the next turn.
    rollUp: (before, atMost, now) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((queries) => rollUp(queries, before, atMost, now)),
  }
}

async function rollUp(
  queries: Queries,
  before: bigint,
  atMost: number,
  now: Date,
): Promise<RollUpAnswer> {
  const updatedAt = now.toISOString()
  // Written first, so that of two processes one waits and then has nothing left to do.
  const { value } = await queries
    .insertInto('service_state')
    .values({ key: CURSOR, value: '0', updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt }))
    .returning('value')
    .executeTakeFirstOrThrow()
  const cursor = BigInt(value)

  const fresh = await hitRows(queries)
    .where('hit.id', '>', cursor)
    .where('hit.id', '<', before)
    .orderBy('hit.id')
    .limit(atMost)
    .execute()
  const reached = BigInt(fresh.at(-1)?.idText ?? cursor)

  const late = await hitRows(queries)
    .innerJoin('late_hit', 'late_hit.id', 'hit.id')
    .where('hit.id', '<=', cursor)
    .limit(atMost)
    .execute()
  await queries
    .deleteFrom('late_hit')
    .where(({ eb, or, and }) =>
      or([
        // Passed in their turn.
        and([eb('id', '>', cursor), eb('id', '<=', reached)]),
        eb('id', 'in', late.length > 0 ? late.map(({ idText }) => BigInt(idText)) : [-1n]),
      ]),
    )
    .execute()

  const hits = [...fresh, ...late]
  await addToTotals(queries, hits.filter(isOwned))
  await forgetReaders(queries, hits, now)
  await queries
    .updateTable('service_state')
    .set({ value: reached.toString() })
    .where('key', '=', CURSOR)
    .execute()
  return { hits: hits.length }
}

function hitRows(queries: Queries) {
  return queries
    .selectFrom('hit')
    .leftJoin('user_profile', 'user_profile.userId', 'hit.ownerId')
    .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
    .select([
      'hit.openedAt',
      'hit.ownerId',
      'hit.identifier',
      'hit.country',
      'hit.retailer',
      'hit.marketplace',
      'hit.device',
      'hit.browser',
      'hit.refererHost',
      'hit.excludedBecause',
      'hit.source',
      'hit.reader',
      'user_profile.timeZone',
    ])
}

async function addToTotals(queries: Queries, hits: readonly OwnedHit[]): Promise<void> {
  const { days, values, cells, readers } = tallyHits(hits)
  for (const rows of inParts(days)) {
    await queries
      .insertInto('click_day')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'identifier', 'day']).doUpdateSet({
          hits: sql<number>`click_day.hits + excluded.hits`,
          clicks: sql<number>`click_day.clicks + excluded.clicks`,
        }),
      )
      .execute()
  }
  await addReaders(queries, readers)
  for (const rows of inParts(values)) {
    await queries
      .insertInto('click_value')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'dimension', 'day', 'value']).doUpdateSet({
          hits: sql<number>`click_value.hits + excluded.hits`,
          clicks: sql<number>`click_value.clicks + excluded.clicks`,
        }),
      )
      .execute()
  }
  for (const rows of inParts(cells)) {
    await queries
      .insertInto('click_cell')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns([
            'ownerId',
            'identifier',
            'day',
            'hour',
            'country',
            'shop',
            'device',
            'browser',
            'refererHost',
            'excludedBecause',
          ])
          .doUpdateSet({ hits: sql<number>`click_cell.hits + excluded.hits` }),
      )
      .execute()
  }
}

/** Adds each reader to the day's once; those who are there already were counted before. */
async function addReaders(queries: Queries, readers: readonly ReaderDayTable[]): Promise<void> {
  for (const rows of inParts(readers)) {
    const added = await queries
      .insertInto('reader_day')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'identifier', 'day', 'reader']).doNothing(),
      )
      .returning(['ownerId', 'identifier', 'day'])
      .execute()
    for (const [row, count] of countAlike(added)) {
      await queries
        .updateTable('click_day')
        .set({ readers: sql<number>`readers + ${count}` })
        .where('ownerId', '=', row.ownerId)
        .where('identifier', '=', row.identifier)
        .where('day', '=', row.day)
        .execute()
    }
  }
}

function countAlike<Row extends object>(rows: readonly Row[]): [Row, number][] {
  const counts = new Map<string, [Row, number]>()
  for (const row of rows) {
    const key = JSON.stringify(row)
    counts.set(key, [row, (counts.get(key)?.[1] ?? 0) + 1])
  }
  return [...counts.values()]
}

/** Once counted, no hit says any more who opened it; days that are over have no readers left (P2). */
async function forgetReaders(queries: Queries, hits: readonly HitRow[], now: Date): Promise<void> {
  const marked = hits.filter(({ reader }) => reader !== null).map(({ idText }) => BigInt(idText))
  for (const ids of inParts(marked)) {
    await queries.updateTable('hit').set({ reader: null }).where('id', 'in', ids).execute()
  }
  const lastDays = addDays(now.toISOString().slice(0, 10), -2)
  await queries.deleteFrom('reader_day').where('day', '<', lastDays).execute()
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  )
}

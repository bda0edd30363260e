import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Queries } from '../../../db/transact.ts'
import { addToSheets } from './add-sheets.repo.ts'
import { addCellRows, addDayRows, inParts } from './add-totals.repo.ts'
import {
  type ClickTotals,
  CURSOR,
  type HitRow,
  isOwned,
  type RollUpAnswer,
} from './click-totals.ts'
import { selectHitRows } from './hit-rows.repo.ts'
import { readRecount } from './recount-state.repo.ts'
import { inZoneOf } from './recount-zone.ts'
import { SHEETS_FROM_HITS } from './sheet.ts'
import { type OwnedHit, tallyHits } from './tally.ts'

const SERIALIZATION_FAILURE = '40001'

export function createPostgresClickTotals(
  db: Queries,
  sheetsFromHits = SHEETS_FROM_HITS,
): ClickTotals {
  return {
    // One picture of the table: what is committed meanwhile belongs to the next turn.
    rollUp: async (before, atMost, now) => {
      try {
        return await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((queries) => rollUp(queries, { before, atMost, now, sheetsFromHits }))
      } catch (error) {
        // Somebody else wrote meanwhile: the next turn does it.
        if ((error as { code?: unknown }).code === SERIALIZATION_FAILURE) {
          return { hits: 0, reached: 0n }
        }
        throw error
      }
    },
  }
}

interface Turn {
  readonly before: bigint
  readonly atMost: number
  readonly now: Date
  readonly sheetsFromHits: number
}

async function rollUp(queries: Queries, turn: Turn): Promise<RollUpAnswer> {
  const { before, atMost, now, sheetsFromHits } = turn
  const updatedAt = now.toISOString()
  // Written first, so that of two processes one waits and then has nothing left to do.
  const { value } = await queries
    .insertInto('service_state')
    .values({ key: CURSOR, value: '0', updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt }))
    .returning('value')
    .executeTakeFirstOrThrow()
  const cursor = BigInt(value)

  const fresh = await selectHitRows(queries)
    .where('hit.id', '>', cursor)
    .where('hit.id', '<', before)
    .orderBy('hit.id')
    .limit(atMost)
    .execute()
  const reached = BigInt(fresh.at(-1)?.idText ?? cursor)

  const late = await selectHitRows(queries)
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

  const recount = await readRecount(queries)
  const hits = [...fresh, ...late.map((row) => inZoneOf(row, recount))]
  await addToTotals(queries, hits.filter(isOwned), sheetsFromHits)
  await forgetReaders(queries, hits, now)
  await queries
    .updateTable('service_state')
    .set({ value: reached.toString() })
    .where('key', '=', CURSOR)
    .execute()
  return { hits: hits.length, reached }
}

async function addToTotals(
  queries: Queries,
  hits: readonly OwnedHit[],
  sheetsFromHits: number,
): Promise<void> {
  const { days, cells, readers } = tallyHits(hits)
  await addDayRows(queries, days)
  await addReaders(queries, readers)
  await addCellRows(queries, cells)
  await addToSheets(queries, cells, sheetsFromHits)
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

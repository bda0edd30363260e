import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import type { Queries } from '../../../db/transact.ts'
import { addDailyTotals, addHourlyTotals, toChunks } from './add-totals.repo.ts'
import { SUMMARIES_FROM_HITS } from './click-summary.ts'
import {
  type ClickTotals,
  CURSOR,
  type HitRow,
  isOwned,
  type RollUpResult,
} from './click-totals.ts'
import { selectHitRows } from './hit-rows.repo.ts'
import { readRebuild } from './rebuild-state.repo.ts'
import { withRebuiltTimeZone } from './rebuild-state.ts'
import { type OwnedHit, tallyHits } from './tally.ts'
import { addToSummaries } from './update-summaries.repo.ts'

const SERIALIZATION_FAILURE = '40001'

export function createPostgresClickTotals(
  db: Queries,
  summariesFromHits = SUMMARIES_FROM_HITS,
): ClickTotals {
  return {
    // Reads one snapshot of the table; the next batch adds what is committed meanwhile.
    rollUp: async (before, limit, now) => {
      try {
        return await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((queries) => rollUp(queries, { before, limit, now, summariesFromHits }))
      } catch (error) {
        // Another process wrote meanwhile: the next batch retries.
        if ((error as { code?: unknown }).code === SERIALIZATION_FAILURE) {
          return { hits: 0, reached: 0n }
        }
        throw error
      }
    },
  }
}

interface Batch {
  readonly before: bigint
  readonly limit: number
  readonly now: Date
  readonly summariesFromHits: number
}

async function rollUp(queries: Queries, batch: Batch): Promise<RollUpResult> {
  const { before, limit, now, summariesFromHits } = batch
  const updatedAt = now.toISOString()
  // Written first, so the second of two processes waits, and then finds nothing left to do.
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
    .limit(limit)
    .execute()
  const reached = BigInt(fresh.at(-1)?.idText ?? cursor)

  const late = await selectHitRows(queries)
    .innerJoin('late_hit', 'late_hit.id', 'hit.id')
    .where('hit.id', '<=', cursor)
    .limit(limit)
    .execute()
  await queries
    .deleteFrom('late_hit')
    .where(({ eb, or, and }) =>
      or([
        // Added with the others, in the order of their ids.
        and([eb('id', '>', cursor), eb('id', '<=', reached)]),
        eb('id', 'in', late.length > 0 ? late.map(({ idText }) => BigInt(idText)) : [-1n]),
      ]),
    )
    .execute()

  const rebuild = await readRebuild(queries)
  const hits = [...fresh, ...late.map((row) => withRebuiltTimeZone(row, rebuild))]
  await addToTotals(queries, hits.filter(isOwned), summariesFromHits)
  await eraseVisitorHashes(queries, hits, now)
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
  summariesFromHits: number,
): Promise<void> {
  const { days, hourlyTotals, readers } = tallyHits(hits)
  await addDailyTotals(queries, days)
  await addReaders(queries, readers)
  await addHourlyTotals(queries, hourlyTotals)
  await addToSummaries(queries, hourlyTotals, summariesFromHits)
}

/** Adds each reader once a day; readers who are stored already were counted before. */
async function addReaders(queries: Queries, readers: readonly ReaderDayTable[]): Promise<void> {
  for (const rows of toChunks(readers)) {
    const added = await queries
      .insertInto('reader_day')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'identifier', 'day', 'reader']).doNothing(),
      )
      .returning(['ownerId', 'identifier', 'day'])
      .execute()
    for (const [row, count] of countSimilar(added)) {
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

function countSimilar<Row extends object>(rows: readonly Row[]): [Row, number][] {
  const counts = new Map<string, [Row, number]>()
  for (const row of rows) {
    const key = JSON.stringify(row)
    counts.set(key, [row, (counts.get(key)?.[1] ?? 0) + 1])
  }
  return [...counts.values()]
}

/** Counted hits lose their visitor hash, and days that are over lose their list of readers (P2). */
async function eraseVisitorHashes(
  queries: Queries,
  hits: readonly HitRow[],
  now: Date,
): Promise<void> {
  const withHash = hits.filter(({ reader }) => reader !== null).map(({ idText }) => BigInt(idText))
  for (const ids of toChunks(withHash)) {
    await queries.updateTable('hit').set({ reader: null }).where('id', 'in', ids).execute()
  }
  const lastDays = addDays(now.toISOString().slice(0, 10), -2)
  await queries.deleteFrom('reader_day').where('day', '<', lastDays).execute()
}

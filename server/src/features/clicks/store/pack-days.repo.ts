import { addDays } from '@everyshelf/domain/clicks'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { OwnerDay } from '../click-store.ts'
import { collectColumns, type HitColumns, packColumns } from '../counting/hit-columns.ts'
import { dayOfHitId, firstHitIdAt } from '../hit-id.ts'
import { deletePackedDays, markUnpacked } from './hit-owners.repo.ts'
import { readHits } from './stored-hits.repo.ts'

/** Fewer hits are read as fast from the table, and take less room there. */
const MIN_PACKED_HITS = 50

/** Packs a day of an owner, or deletes the packed day when it has few hits. Returns how many it has. */
export async function packDay(
  queries: Queries,
  { owner, day }: OwnerDay,
  minHits = MIN_PACKED_HITS,
): Promise<number> {
  if (!(await lockOwner(queries, { owner, day }))) return 0
  const columns = await readColumns(queries, { owner, day })
  if (columns.length < minHits) {
    await deletePackedDays(queries, [owner], day)
    return columns.length
  }
  const packed = packColumns(columns)
  await queries
    .insertInto('packed_day')
    .values({ owner, day, packed })
    .onConflict((conflict) => conflict.columns(['owner', 'day']).doUpdateSet({ packed }))
    .execute()
  return columns.length
}

/** The columns of a day, from its hits. */
export async function readColumns(queries: Queries, { owner, day }: OwnerDay): Promise<HitColumns> {
  const collector = collectColumns(day)
  for await (const hits of readHits(queries, owner, day, day)) collector.add(hits)
  return collector.finish()
}

interface PackJobDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly minHits?: number | undefined
}

/** A transaction packs this many days, or fewer with this many hits, so that nothing waits long for it. */
const DAYS_PER_STEP = 50
const HITS_PER_STEP = 2000

/**
 * Packs the days before this one that are not packed yet. Later hits may still arrive: they delete the packed
 * day, and the next run packs it again.
 */
export async function packDaysBefore(
  { transact, minHits }: PackJobDeps,
  before: string,
  shouldStop: () => boolean = () => false,
): Promise<void> {
  while (!shouldStop() && (await transact((queries) => packNext(queries, before, minHits))));
}

/** False when no day is left. */
async function packNext(
  queries: Queries,
  before: string,
  minHits: number | undefined,
): Promise<boolean> {
  const owners = await queries
    .selectFrom('hit_owner')
    .select(['number', 'unpackedFrom'])
    .where('unpackedFrom', '<', before)
    .orderBy('number')
    .limit(DAYS_PER_STEP)
    .execute()
  let hits = 0
  for (const { number: owner, unpackedFrom: day } of owners) {
    if (day === null || hits > HITS_PER_STEP) break
    // Before the look at the packed day, so that no late hit deletes it in between.
    if (!(await lockOwner(queries, { owner, day }))) continue
    const isDone = await isPacked(queries, { owner, day })
    if (!isDone) hits += await packDay(queries, { owner, day }, minHits)
    await queries
      .updateTable('hit_owner')
      .set({ unpackedFrom: await findNextDay(queries, owner, addDays(day, 1)) })
      .where('number', '=', owner)
      .execute()
  }
  return owners.length > 0
}

/** No other process adds hits to the day until the transaction ends. False for a deleted account. */
async function lockOwner(queries: Queries, { owner, day }: OwnerDay): Promise<boolean> {
  return (await markUnpacked(queries, [owner], day)) > 0
}

async function isPacked(queries: Queries, { owner, day }: OwnerDay): Promise<boolean> {
  const row = await queries
    .selectFrom('packed_day')
    .select('day')
    .where('owner', '=', owner)
    .where('day', '=', day)
    .executeTakeFirst()
  return row !== undefined
}

/** The next day with hits of this owner. */
async function findNextDay(queries: Queries, owner: number, from: string): Promise<string | null> {
  const next = await queries
    .selectFrom('link_hit')
    .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('idText'))
    .where('owner', '=', owner)
    .where('id', '>=', firstHitIdAt(Date.parse(from)))
    .orderBy('link_hit.id')
    .limit(1)
    .executeTakeFirst()
  return next ? dayOfHitId(BigInt(next.idText)) : null
}

import { addDays, countDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { OwnerDay } from '../click-store.ts'
import {
  dayOfQuarter,
  type HitColumns,
  joinColumns,
  monthOf,
  QUARTERS_PER_DAY,
  sliceTimes,
  toColumns,
} from '../counting/hit-columns.ts'
import { summarizeMonth } from '../counting/month-summary.ts'
import { packColumns, unpackColumns } from '../counting/packed-columns.ts'
import { firstHitIdFrom, timeOfHitId, toQuarter } from '../hit-id.ts'
import { endOfMonth } from './hit-months.repo.ts'
import { lockOwners } from './hit-owners.repo.ts'
import { findFirstHit, readHits } from './stored-hits.repo.ts'

/** From how many new hits on it pays to pack them, and from how many on to store the sums of a whole month. */
interface PackedFrom {
  readonly hits: number
  readonly summary: number
}

/** Fewer are read as fast from the table or the columns, and take less room. */
const packedFrom: PackedFrom = { hits: 50, summary: 5000 }
/** While a month goes on, since packing a few more writes all of it again. */
const LEAST_SHARE_OF_MONTH = 0.01

/** A transaction packs this many hits and the rest of their day, so that others do not wait long for it. */
const HITS_PER_STEP = 50_000

/**
 * Packs a month's hits up to a time; if there are many, only those of the first days. Returns how far the
 * month is packed, and how many hits were read from the table for it.
 */
async function packMonth(
  queries: Queries,
  owner: number,
  month: string,
  before: string,
  from = packedFrom,
) {
  const packed = await readPackedPart(queries, owner, month)
  const start = packed?.until ?? `${month}-01`
  if (start >= before) return { until: before, hits: 0 }
  const { columns: added, until } = await readNext(queries, owner, start, before)
  const hits = added.length
  const isClosed = until === endOfMonth(month)
  const share = isClosed ? 0 : (packed?.columns.length ?? 0) * LEAST_SHARE_OF_MONTH
  if (hits < Math.max(from.hits, share)) return { until, hits }
  const columns = await joinColumns(month, packed ? [packed.columns, added] : [added])
  const summary = columns.length < from.summary ? null : await formatSummary(columns, until)
  const row = { until, packed: packColumns(columns), summary }
  await queries
    .insertInto('packed_month')
    .values({ owner, month, ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'month']).doUpdateSet(row))
    .execute()
  return { until, hits }
}

/** The stored sums of the month; null before its end is packed. */
export async function formatSummary(columns: HitColumns, until: string): Promise<string | null> {
  const firstDay = `${columns.month}-01`
  if (until !== endOfMonth(columns.month)) return null
  const quarterCount = countDays(firstDay, addDays(until, -1)) * QUARTERS_PER_DAY
  return JSON.stringify(await summarizeMonth(columns, quarterCount))
}

/** What is packed of a month and still right. */
async function readPackedPart(queries: Queries, owner: number, month: string) {
  const row = await queries
    .selectFrom('packed_month')
    .select(['until', 'packed'])
    .where('owner', '=', owner)
    .where('month', '=', month)
    .executeTakeFirst()
  const columns = row && unpackColumns(month, row.packed)
  if (!columns) return null
  return { until: row.until, columns: sliceTimes(columns, `${month}-01`, row.until) }
}

/** The hits of one month from the table; of the first days only, when there are many. */
async function readNext(queries: Queries, owner: number, from: string, before: string) {
  const all = await readColumns(queries, owner, from, before, HITS_PER_STEP)
  if (all.length < HITS_PER_STEP) return { columns: all, until: before }
  const lastDay = dayOfQuarter(all.month, all.quarters.at(-1) ?? 0)
  if (lastDay > from) return { columns: sliceTimes(all, from, lastDay), until: lastDay }
  const nextDay = addDays(lastDay, 1)
  const until = nextDay < before ? nextDay : before
  return { columns: await readColumns(queries, owner, from, until), until }
}

/** The hits of one month from one time to before another, from the table, or the first of them. */
export async function readColumns(
  queries: Queries,
  owner: number,
  from: string,
  before: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<HitColumns> {
  const month = monthOf(from)
  const parts: HitColumns[] = []
  let count = 0
  for await (const hits of readHits(queries, owner, from, before)) {
    parts.push(toColumns(month, hits))
    count += hits.length
    if (count >= limit) break
  }
  return await joinColumns(month, parts)
}

/** A transaction packs for this many owners, or fewer with many hits. */
const OWNERS_PER_STEP = 50

/**
 * Packs the hits before a time (a day in UTC, or a quarter hour) that are not packed yet. Later ones may still
 * arrive: they mark their time, and the next run packs them again.
 */
export async function packBefore(
  db: Queries,
  before: string,
  shouldStop = () => false,
  from = packedFrom,
): Promise<void> {
  const packNextOwners = () =>
    db.transaction().execute((queries) => packNext(queries, before, from))
  while (!shouldStop() && (await packNextOwners()));
}

/** False when nothing is left. */
async function packNext(queries: Queries, before: string, from: PackedFrom): Promise<boolean> {
  const owners = await queries
    .selectFrom('hit_owner')
    .select('number')
    .where('unpackedFrom', '<', before)
    .orderBy('number')
    .limit(OWNERS_PER_STEP)
    .execute()
  let hits = 0
  for (const { number: owner } of owners) {
    if (hits > HITS_PER_STEP) break
    hits += await packFirstMonth(queries, owner, before, from)
  }
  return owners.length > 0
}

/** Packs the first month of an owner that is not packed. Returns how many hits it read. */
async function packFirstMonth(
  queries: Queries,
  owner: number,
  before: string,
  from: PackedFrom,
): Promise<number> {
  // Read after the lock, since a late hit may just have marked an earlier time.
  const time = (await lockOwners(queries, [owner])).get(owner)
  if (!time || time >= before) return 0
  const monthEnd = endOfMonth(monthOf(time))
  const end = monthEnd < before ? monthEnd : before
  const { until, hits } = await packMonth(queries, owner, monthOf(time), end, from)
  const next = await findFirstHit(queries, owner, firstHitIdFrom(until))
  await queries
    .updateTable('hit_owner')
    .set({ unpackedFrom: next === null ? null : toQuarter(timeOfHitId(next)) })
    .where('number', '=', owner)
    .execute()
  return hits
}

/** Packs the month of a day again, as far as it was packed and at least to the end of the day. */
export async function repackDay(queries: Queries, { owner, day }: OwnerDay): Promise<void> {
  await lockOwners(queries, [owner])
  const month = monthOf(day)
  const known = await queries
    .deleteFrom('packed_month')
    .where('owner', '=', owner)
    .where('month', '=', month)
    .returning('until')
    .executeTakeFirst()
  const end = known && known.until > day ? known.until : addDays(day, 1)
  for (let until = ''; until < end; ) {
    until = (await packMonth(queries, owner, month, end)).until
  }
}

/** Deletes what is packed of the days before this one, which are expired. */
export async function deletePackedBefore(
  queries: Queries,
  owner: number,
  day: string,
): Promise<void> {
  const month = monthOf(addDays(day, -1))
  const packed = month === monthOf(day) ? await readPackedPart(queries, owner, month) : null
  await queries
    .deleteFrom('packed_month')
    .where('owner', '=', owner)
    .where('month', '<=', month)
    .execute()
  if (!packed || packed.until <= day) return
  const columns = sliceTimes(packed.columns, day, packed.until)
  await queries
    .insertInto('packed_month')
    .values({ owner, month, until: packed.until, packed: packColumns(columns), summary: null })
    .execute()
}

import { addDays, countDays } from '@everyshelf/domain/clicks'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { OwnerDay } from '../click-store.ts'
import {
  type HitColumns,
  joinColumns,
  monthOf,
  QUARTERS_PER_DAY,
  sliceDays,
  toColumns,
} from '../counting/hit-columns.ts'
import { summarizeMonth } from '../counting/month-summary.ts'
import { packColumns, unpackColumns } from '../counting/packed-columns.ts'
import { dayOfHitId, firstHitIdAt } from '../hit-id.ts'
import { endOfMonth } from './hit-months.repo.ts'
import { lockOwner } from './hit-owners.repo.ts'
import { readHits } from './stored-hits.repo.ts'

/** From how many hits on it pays to pack days of a month, and to store the sums of a whole one. */
export interface PackedFrom {
  readonly hits: number
  readonly summary: number
}

/** Fewer are read as fast from the table or the columns, and take less room. */
const packedFrom: PackedFrom = { hits: 50, summary: 5000 }

/** Packs the days of a month before this one. Returns how many hits it read from the table. */
export async function packMonth(
  queries: Queries,
  owner: number,
  month: string,
  before: string,
  from = packedFrom,
): Promise<number> {
  const packed = await readPackedPart(queries, owner, month)
  const firstDay = packed?.until ?? `${month}-01`
  if (firstDay >= before) return 0
  const added = await readColumns(queries, owner, firstDay, addDays(before, -1))
  if (added.length < from.hits) return added.length
  const columns = packed ? joinColumns(month, [packed.columns, added]) : added
  const summary = columns.length < from.summary ? null : formatSummary(columns, before)
  const row = { until: before, packed: packColumns(columns), summary }
  await queries
    .insertInto('packed_month')
    .values({ owner, month, ...row })
    .onConflict((conflict) => conflict.columns(['owner', 'month']).doUpdateSet(row))
    .execute()
  return added.length
}

/** The stored sums of the month; null before its end is packed. */
export function formatSummary(columns: HitColumns, before: string): string | null {
  const firstDay = `${columns.month}-01`
  if (before !== endOfMonth(columns.month)) return null
  const quarterCount = countDays(firstDay, addDays(before, -1)) * QUARTERS_PER_DAY
  return JSON.stringify(summarizeMonth(columns, quarterCount))
}

/** What is packed of a month; null when some of it is out of date, so that all is packed anew. */
async function readPackedPart(
  queries: Queries,
  owner: number,
  month: string,
): Promise<{ readonly until: string; readonly columns: HitColumns } | null> {
  const row = await queries
    .selectFrom('packed_month')
    .select(['until', 'packed'])
    .where('owner', '=', owner)
    .where('month', '=', month)
    .executeTakeFirst()
  const columns = row && unpackColumns(month, row.packed)
  if (!columns) return null
  const isCurrent = sliceDays(columns, `${month}-01`, row.until).length === columns.length
  return isCurrent ? { until: row.until, columns } : null
}

/** The hits of some days of one month, from the table. */
export async function readColumns(
  queries: Queries,
  owner: number,
  firstDay: string,
  lastDay: string,
): Promise<HitColumns> {
  const month = monthOf(firstDay)
  const parts: HitColumns[] = []
  for await (const hits of readHits(queries, owner, firstDay, lastDay)) {
    parts.push(toColumns(month, hits))
  }
  return joinColumns(month, parts)
}

interface PackJobDeps {
  readonly transact: Transact
  readonly from?: PackedFrom | undefined
}

/** A transaction packs for this many owners, or fewer with this many hits, so that nothing waits long for it. */
const OWNERS_PER_STEP = 50
const HITS_PER_STEP = 2000

/**
 * Packs the days before this one that are not packed yet. Later hits may still arrive: they mark their days,
 * and the next run packs them again.
 */
export async function packDaysBefore(
  { transact, from }: PackJobDeps,
  before: string,
  shouldStop: () => boolean = () => false,
): Promise<void> {
  while (!shouldStop() && (await transact((queries) => packNext(queries, before, from))));
}

/** False when no day is left. */
async function packNext(
  queries: Queries,
  before: string,
  from: PackedFrom | undefined,
): Promise<boolean> {
  const owners = await queries
    .selectFrom('hit_owner')
    .select(['number', 'unpackedFrom'])
    .where('unpackedFrom', '<', before)
    .orderBy('number')
    .limit(OWNERS_PER_STEP)
    .execute()
  let hits = 0
  for (const { number: owner, unpackedFrom: day } of owners) {
    if (day === null || hits > HITS_PER_STEP) break
    if (!(await lockOwner(queries, owner))) continue
    const monthEnd = endOfMonth(monthOf(day))
    const end = monthEnd < before ? monthEnd : before
    hits += await packMonth(queries, owner, monthOf(day), end, from)
    await queries
      .updateTable('hit_owner')
      .set({ unpackedFrom: await findNextDay(queries, owner, end) })
      .where('number', '=', owner)
      .execute()
  }
  return owners.length > 0
}

/** Packs a day anew, and everything after it that was packed. */
export async function repackDay(queries: Queries, { owner, day }: OwnerDay): Promise<void> {
  if (!(await lockOwner(queries, owner))) return
  const month = monthOf(day)
  const known = await queries
    .selectFrom('packed_month')
    .select('until')
    .where('owner', '=', owner)
    .where('month', '=', month)
    .executeTakeFirst()
  await queries
    .deleteFrom('packed_month')
    .where('owner', '=', owner)
    .where('month', '=', month)
    .execute()
  const end = known && known.until > day ? known.until : addDays(day, 1)
  await packMonth(queries, owner, month, end)
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

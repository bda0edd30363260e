import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { MarkedHit } from '../hit.ts'
import { type HitOwner, markUnpacked, openHitOwners } from '../store/hit-owners.repo.ts'
import { readHits, selectHits, toStoredHit } from '../store/stored-hits.repo.ts'
import { findDeletedBreakdown } from './deleted-breakdown.repo.ts'
import type { FormerQueries, FormerTables } from './former-tables.repo.ts'

type FormerTotal = FormerTables['click_day']

const ALL_BOOKS = ''
/** A step moves this many days of owners, or fewer with this many totals. */
const DAYS_PER_STEP = 50
const TOTALS_PER_STEP = 500

/**
 * Moves the totals of some days, newest first: readers are noted at hits, and what is more than the hits,
 * because they were deleted after 13 months, becomes daily totals. Call it when all hits are moved. Returns
 * how many totals it moved.
 */
export async function moveNewestTotals(
  queries: FormerQueries,
  kind: DatabaseKind,
): Promise<number> {
  const days = await queries
    .selectFrom('click_day')
    .select(['day', 'ownerId'])
    .distinct()
    .orderBy('day', 'desc')
    .orderBy('ownerId', 'desc')
    .limit(DAYS_PER_STEP)
    .execute()
  const ownerIds = new Set(days.map(({ ownerId }) => ownerId))
  // All at once and in order, so that two processes never wait for each other. A deleted account has none.
  const owners = await openHitOwners(queries, kind, [...ownerIds].sort())
  let moved = 0
  for (const { day, ownerId } of days) {
    if (moved >= TOTALS_PER_STEP) break
    const totals = await queries
      .selectFrom('click_day')
      .selectAll()
      .where('day', '=', day)
      .where('ownerId', '=', ownerId)
      .execute()
    const owner = owners.get(ownerId)
    if (owner) await moveDay(queries, owner, day, totals)
    await queries
      .deleteFrom('click_day')
      .where('day', '=', day)
      .where('ownerId', '=', ownerId)
      .execute()
    moved += totals.length
  }
  return moved
}

async function moveDay(
  queries: FormerQueries,
  owner: HitOwner,
  day: string,
  totals: readonly FormerTotal[],
): Promise<void> {
  const oldest = await findOldestDay(queries, owner)
  const hits = oldest === null || day < oldest ? [] : await readLocalDay(queries, owner, day)
  await noteReaders(queries, owner.number, hits, totals)
  // Later days have all their hits. Their totals are of another time zone when the owner has just changed it.
  if (oldest === null || day <= oldest) {
    const byBook = Map.groupBy(hits, ({ identifier }) => identifier).set(ALL_BOOKS, hits)
    for (const total of totals) {
      await addRemainder(queries, owner, byBook.get(total.identifier) ?? [], total)
    }
  }
  for (const utcDay of new Set(hits.map(({ openedAt }) => openedAt.slice(0, 10)))) {
    await markUnpacked(queries, [owner.number], utcDay)
  }
}

/** The owner's first day with a hit, in the owner's time zone. */
async function findOldestDay(
  queries: FormerQueries,
  { number, timeZone }: HitOwner,
): Promise<string | null> {
  const oldest = await selectHits(queries)
    .where('owner', '=', number)
    .orderBy('link_hit.id')
    .limit(1)
    .executeTakeFirst()
  return oldest ? createLocalClock(timeZone)(toStoredHit(oldest).openedAt).day : null
}

async function readLocalDay(
  queries: FormerQueries,
  { number, timeZone }: HitOwner,
  day: string,
): Promise<MarkedHit[]> {
  const clock = createLocalClock(timeZone)
  const hits: MarkedHit[] = []
  for await (const part of readHits(queries, number, addDays(day, -1), addDays(day, 2))) {
    hits.push(...part.filter(({ openedAt }) => clock(openedAt).day === day))
  }
  return hits
}

/** The former totals knew how many readers there were, not which clicks were theirs: takes the first ones. */
async function noteReaders(
  queries: FormerQueries,
  owner: number,
  hits: readonly MarkedHit[],
  totals: readonly FormerTotal[],
): Promise<void> {
  const clicks = hits.filter((hit) => hit.excludedBecause === null && hit.newReader === 0)
  const byBook = Map.groupBy(clicks, ({ identifier }) => identifier)
  const ofBooks = totals
    .filter(({ identifier }) => identifier !== ALL_BOOKS)
    .flatMap(({ identifier, readers }) => byBook.get(identifier)?.slice(0, readers) ?? [])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const all = totals.find(({ identifier }) => identifier === ALL_BOOKS)?.readers ?? 0
  for (const [newReader, noted] of [
    [2, ofBooks.slice(0, all)],
    [1, ofBooks.slice(all)],
  ] as const) {
    for (let at = 0; at < noted.length; at += 1000) {
      const ids = noted.slice(at, at + 1000).map(({ id }) => id)
      await queries
        .updateTable('link_hit')
        .set({ newReader })
        .where('owner', '=', owner)
        .where('id', 'in', ids)
        .execute()
    }
  }
}

async function addRemainder(
  queries: FormerQueries,
  owner: HitOwner,
  own: readonly MarkedHit[],
  { day, identifier, ...total }: FormerTotal,
): Promise<void> {
  const clicks = own.filter(({ excludedBecause }) => excludedBecause === null).length
  if (total.hits <= own.length) return
  const breakdown = await findDeletedBreakdown(queries, owner, { day, identifier }, own)
  await queries
    .insertInto('daily_total')
    .values({
      owner: owner.number,
      day,
      identifier,
      hits: total.hits - own.length,
      clicks: Math.max(0, total.clicks - clicks),
      readers: Math.max(0, total.readers - clicks),
      breakdown,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

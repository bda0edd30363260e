import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { StoredHit } from '../hit.ts'
import { type HitOwner, markUnpacked, openHitOwners } from '../store/hit-owners.repo.ts'
import { readHits } from '../store/stored-hits.repo.ts'
import type { FormerQueries, FormerTables } from './former-tables.repo.ts'

type FormerTotal = FormerTables['click_day']

const ALL_BOOKS = ''

/**
 * Moves the totals of one day: readers are noted at hits, and what is more than the hits, because they were
 * deleted after 13 months, becomes daily totals. Newest first. False when none is left.
 */
export async function moveNewestTotals(
  queries: FormerQueries,
  kind: DatabaseKind,
): Promise<boolean> {
  const next = await queries
    .selectFrom('click_day')
    .select(['day', 'ownerId'])
    .orderBy('day', 'desc')
    .orderBy('ownerId')
    .limit(1)
    .executeTakeFirst()
  if (!next) return false
  const { day, ownerId } = next
  const owner = (await openHitOwners(queries, kind, [ownerId])).get(ownerId)
  const totals = await queries
    .selectFrom('click_day')
    .selectAll()
    .where('day', '=', day)
    .where('ownerId', '=', ownerId)
    .execute()
  if (owner) await moveDay(queries, owner, day, totals)
  await queries
    .deleteFrom('click_day')
    .where('day', '=', day)
    .where('ownerId', '=', ownerId)
    .execute()
  return true
}

async function moveDay(
  queries: FormerQueries,
  owner: HitOwner,
  day: string,
  totals: readonly FormerTotal[],
): Promise<void> {
  const hits = await readLocalDay(queries, owner, day)
  await noteReaders(queries, owner.number, hits, totals)
  for (const total of totals) await addRemainder(queries, owner, hits, total)
  for (const utcDay of new Set(hits.map(({ openedAt }) => openedAt.slice(0, 10)))) {
    await markUnpacked(queries, [owner.number], utcDay)
  }
}

async function readLocalDay(
  queries: FormerQueries,
  { number, timeZone }: HitOwner,
  day: string,
): Promise<StoredHit[]> {
  const clock = createLocalClock(timeZone)
  const hits: StoredHit[] = []
  for await (const part of readHits(queries, number, addDays(day, -1), addDays(day, 1))) {
    hits.push(...part.filter(({ openedAt }) => clock(openedAt).day === day))
  }
  return hits
}

/** The former totals knew how many readers there were, not which clicks were theirs: takes the first ones. */
async function noteReaders(
  queries: FormerQueries,
  owner: number,
  hits: readonly StoredHit[],
  totals: readonly FormerTotal[],
): Promise<void> {
  const clicks = hits.filter((hit) => hit.excludedBecause === null && hit.newReader === 0)
  const ofBooks = totals
    .filter(({ identifier }) => identifier !== ALL_BOOKS)
    .flatMap(({ identifier, readers }) =>
      clicks.filter((hit) => hit.identifier === identifier).slice(0, readers),
    )
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
  { ownerId, number: owner }: HitOwner,
  hits: readonly StoredHit[],
  { day, identifier, ...total }: FormerTotal,
): Promise<void> {
  const own = hits.filter((hit) => identifier === ALL_BOOKS || hit.identifier === identifier)
  const clicks = own.filter(({ excludedBecause }) => excludedBecause === null).length
  if (total.hits <= own.length) return
  const sheet = await queries
    .selectFrom('click_sheet')
    .select('figures')
    .where('ownerId', '=', ownerId)
    .where('span', '=', day)
    .where('identifier', '=', identifier)
    .where('country', '=', '')
    .where('shop', '=', '')
    .executeTakeFirst()
  // On the one day whose hits are deleted in part, the values of the deleted ones are unknown.
  const breakdown = own.length === 0 ? (sheet?.figures ?? '[]') : '[]'
  await queries
    .insertInto('daily_total')
    .values({
      owner,
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

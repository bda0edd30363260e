import { sql } from 'kysely'
import { kindOf } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { dayOfHitId } from '../hit-id.ts'
import { deleteReadersOf, deleteTotalsOf } from './delete-in-steps.repo.ts'

/** Links without an owner. */
export const NO_OWNER = 0

export interface HitOwner {
  readonly ownerId: string
  readonly number: number
  readonly timeZone: string
  readonly unpackedFrom: string | null
}

/**
 * The owners with a number. On PostgreSQL, this locks them until the transaction ends, in the same order
 * everywhere, so an owner's hits are added, packed, and erased one operation at a time. SQLite has one
 * writer.
 */
async function lockHitOwners(
  queries: Queries,
  ownerIds: readonly string[],
): Promise<Map<string | null, HitOwner>> {
  const rows = await selectHitOwners(queries)
    .where('hit_owner.ownerId', 'in', ownerIds)
    .orderBy('hit_owner.number')
    .$if(kindOf(queries) === 'postgres', (query) => query.forNoKeyUpdate('hit_owner'))
    .execute()
  return new Map(rows.map((row) => [row.ownerId, row]))
}

export function selectHitOwners(queries: Queries) {
  return queries
    .selectFrom('hit_owner')
    .innerJoin('user_profile', 'user_profile.userId', 'hit_owner.ownerId')
    .select([
      'user_profile.userId as ownerId',
      'hit_owner.number',
      'user_profile.timeZone',
      'hit_owner.unpackedFrom',
    ])
}

/** The owners of links. */
export type HitOwners = ReadonlyMap<string | null, HitOwner>

/** The same, and gives a number to each account that has none. A deleted account gets none. */
export async function openHitOwners(
  queries: Queries,
  links: readonly { readonly ownerId: string | null }[],
): Promise<HitOwners> {
  const ownerIds = [...new Set(links.flatMap(({ ownerId }) => ownerId ?? []))].sort()
  const known = await lockHitOwners(queries, ownerIds)
  const others = ownerIds.filter((ownerId) => !known.has(ownerId))
  if (others.length === 0) return known
  const accounts = await queries
    .selectFrom('user_profile')
    .select('userId')
    .where('userId', 'in', others)
    .orderBy('userId')
    // The deletion of an account waits for its number, or this for the deletion.
    .$if(kindOf(queries) === 'postgres', (query) => query.forKeyShare())
    .execute()
  for (const { userId } of accounts) await addHitOwner(queries, userId)
  return await lockHitOwners(queries, ownerIds)
}

/** Another process may take the same number at the same moment, so this retries until there is a row. */
async function addHitOwner(queries: Queries, ownerId: string): Promise<void> {
  for (;;) {
    await sql`insert into hit_owner (number, "ownerId")
select coalesce(max(number), cast(${NO_OWNER} as integer)) + 1, cast(${ownerId} as text) from hit_owner
where true on conflict do nothing`.execute(queries)
    const row = await queries
      .selectFrom('hit_owner')
      .select('number')
      .where('ownerId', '=', ownerId)
      .executeTakeFirst()
    if (row) return
  }
}

export async function findOwnerNumber(queries: Queries, ownerId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('hit_owner')
    .select('number')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row?.number ?? null
}

/** All numbers, also those of deleted accounts. */
export async function listNumbers(queries: Queries): Promise<number[]> {
  const rows = await queries.selectFrom('hit_owner').select('number').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

/** The numbers of accounts by number, for rows that have the number only. */
export async function listOwnerNumbers(
  queries: Queries,
  ownerIds: readonly string[],
): Promise<Map<number, string>> {
  const rows = await queries
    .selectFrom('hit_owner')
    .select(['number', 'ownerId'])
    .where('ownerId', 'in', ownerIds)
    .execute()
  return new Map(rows.map(({ number, ownerId }) => [number, ownerId ?? '']))
}

/**
 * Notes the time (a day in UTC, or a quarter hour) from which the owners' hits in a month have changed, so
 * that charts read them from the table until they are packed again. Deleted accounts have nothing packed.
 */
export async function markUnpacked(
  queries: Queries,
  owners: readonly number[],
  from: string,
): Promise<void> {
  await queries
    .updateTable('hit_owner')
    .set({
      unpackedFrom: sql<string>`case when "unpackedFrom" < ${from} then "unpackedFrom" else cast(${from} as text) end`,
    })
    .where('number', 'in', owners)
    .where('ownerId', 'is not', null)
    .execute()
  await queries
    .updateTable('packed_month')
    .set({ until: from })
    .where('owner', 'in', owners)
    .where('month', '=', monthOf(from))
    .where('until', '>', from)
    .execute()
}

/**
 * Locks owners until the transaction ends, so that no other process changes their hits. Returns those whose account
 * is not deleted, each with the time from which its hits are not packed; null when all are packed.
 */
export async function lockOwners(
  queries: Queries,
  numbers: Iterable<number>,
): Promise<ReadonlyMap<number, string | null>> {
  const locked = new Map<number, string | null>()
  // In order, so that no two processes block each other.
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const owner = await queries
      .updateTable('hit_owner')
      .set({ number })
      .where('number', '=', number)
      .where('ownerId', 'is not', null)
      .returning('unpackedFrom')
      .executeTakeFirst()
    if (owner) locked.set(number, owner.unpackedFrom)
  }
  return locked
}

/** Makes all days be packed again, as after a copy of the database without them. */
export async function unpackAllDays(queries: Queries): Promise<void> {
  await queries.deleteFrom('packed_month').execute()
  await queries
    .updateTable('hit_owner')
    .set({ unpackedFrom: dayOfHitId(0n) })
    .where('ownerId', 'is not', null)
    .execute()
}

/** The hits stay under the owner's number, which no longer leads to an account. */
export async function eraseHitOwner(queries: Queries, ownerId: string): Promise<void> {
  const owner = await findOwnerNumber(queries, ownerId)
  if (owner === null) return
  await queries
    .updateTable('hit_owner')
    .set({ ownerId: null, unpackedFrom: null })
    .where('number', '=', owner)
    .execute()
  await queries.deleteFrom('packed_month').where('owner', '=', owner).execute()
  await deleteTotalsOf(queries, owner)
  await deleteReadersOf(queries, owner)
}

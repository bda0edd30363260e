import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queries, Transact } from '../../../db/transact.ts'
import { dayOfHitId, firstHitIdAt } from '../hit-id.ts'
import { addToDailyTotals } from './daily-totals.repo.ts'
import { deletePackedDays, NO_OWNER } from './hit-owners.repo.ts'
import { readHits } from './stored-hits.repo.ts'

const OWNERS_PER_QUERY = 500
/** Few enough that no redirect waits long for the database. */
const HITS_PER_QUERY = 2000
const DAY_MS = 24 * 60 * 60 * 1000

interface ExpireDeps {
  readonly db: Queries
  readonly transact: Transact
}

/** Deletes the hits of the days before this one (UTC), and stores their totals. */
export async function expireHits(
  { db, transact }: ExpireDeps,
  before: string,
  shouldStop: () => boolean = () => false,
): Promise<void> {
  await deleteHitsWithoutOwner(db, before)
  for await (const owner of listOwners(db)) {
    for (;;) {
      if (shouldStop()) return
      const day = await findOldestDay(db, owner.number)
      if (day === null || day >= before) break
      await transact((queries) => expireDay(queries, owner, day))
      await nextTurn()
    }
  }
}

/** Deletes the totals of the days before this one. */
export async function expireTotals({ db }: Pick<ExpireDeps, 'db'>, before: string): Promise<void> {
  await db.deleteFrom('daily_total').where('day', '<', before).execute()
}

/** Deletes the visitor hashes of days that are over in every time zone (P2). */
export async function expireReaders({ db }: Pick<ExpireDeps, 'db'>, before: string): Promise<void> {
  await db.deleteFrom('day_reader').where('day', '<', before).execute()
}

async function expireDay(queries: Queries, owner: ExpiringOwner, day: string): Promise<void> {
  const { number, timeZone } = owner
  if (timeZone !== null) {
    for await (const hits of readHits(queries, number, day, day)) {
      await addToDailyTotals(queries, { number, timeZone }, day, hits)
    }
  }
  await deletePackedDays(queries, [number], day)
  await queries
    .deleteFrom('link_hit')
    .where('owner', '=', number)
    .where('id', '<', firstHitIdAt(Date.parse(day) + DAY_MS))
    .execute()
}

interface ExpiringOwner {
  readonly number: number
  /** Null for a deleted account, which has no totals. */
  readonly timeZone: string | null
}

async function* listOwners(db: Queries): AsyncGenerator<ExpiringOwner, void> {
  for (let last = NO_OWNER; ; ) {
    const owners = await db
      .selectFrom('hit_owner')
      .leftJoin('user_profile', 'user_profile.userId', 'hit_owner.ownerId')
      .select(['hit_owner.number', 'user_profile.timeZone'])
      .where('hit_owner.number', '>', last)
      .orderBy('hit_owner.number')
      .limit(OWNERS_PER_QUERY)
      .execute()
    yield* owners
    const end = owners.at(-1)
    if (!end || owners.length < OWNERS_PER_QUERY) return
    last = end.number
  }
}

async function findOldestDay(db: Queries, owner: number): Promise<string | null> {
  const oldest = await db
    .selectFrom('link_hit')
    .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('idText'))
    .where('owner', '=', owner)
    .orderBy('link_hit.id')
    .limit(1)
    .executeTakeFirst()
  return oldest ? dayOfHitId(BigInt(oldest.idText)) : null
}

async function deleteHitsWithoutOwner(db: Queries, before: string): Promise<void> {
  for (;;) {
    const oldest = await db
      .selectFrom('link_hit')
      .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('idText'))
      .where('owner', '=', NO_OWNER)
      .where('id', '<', firstHitIdAt(Date.parse(before)))
      .orderBy('link_hit.id')
      .limit(HITS_PER_QUERY)
      .execute()
    const last = oldest.at(-1)
    if (!last) return
    await db
      .deleteFrom('link_hit')
      .where('owner', '=', NO_OWNER)
      .where('id', '<=', BigInt(last.idText))
      .execute()
    await nextTurn()
  }
}

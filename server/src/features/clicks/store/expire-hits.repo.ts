import { addDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import { dayOfHitId, firstHitIdAt } from '../hit-id.ts'
import { collectDailyTotals } from './daily-totals.repo.ts'
import { NO_OWNER, openHitOwners } from './hit-owners.repo.ts'
import { deletePackedBefore } from './pack-months.repo.ts'
import { readHits } from './stored-hits.repo.ts'

const OWNERS_PER_QUERY = 500
/** Few enough that no redirect waits long for a query. */
const ROWS_PER_QUERY = 2000

interface ExpireDeps {
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly transact: Transact
}

/**
 * Deletes the hits of the days before this one (UTC), and stores their totals:
 * 1. Deletes the hits of links without an owner, which have no totals.
 * 2. Goes through the owners, and through the days of each, oldest first. It may stop before any day.
 * 3. In one transaction per day: locks the owner, stores the day's totals, deletes its packed and single hits.
 */
export async function expireHits(
  { db, kind, transact }: ExpireDeps,
  before: string,
  shouldStop: () => boolean,
): Promise<void> {
  await deleteHitsBefore(db, NO_OWNER, before)
  for await (const owner of listOwners(db)) {
    for (;;) {
      if (shouldStop()) return
      const day = await findOldestDay(db, owner.number)
      if (day === null || day >= before) break
      await transact((queries) => expireDay(queries, kind, owner, day))
    }
  }
}

async function expireDay(
  queries: Queries,
  kind: DatabaseKind,
  { number, ownerId }: ExpiringOwner,
  day: string,
): Promise<void> {
  // Late hits wait until the day is deleted. A deleted account has no totals.
  const owner =
    ownerId === null ? undefined : (await openHitOwners(queries, kind, [ownerId])).get(ownerId)
  if (owner) {
    const totals = collectDailyTotals(owner)
    for await (const hits of readHits(queries, number, day, addDays(day, 1))) totals.add(hits)
    await totals.store(queries)
  }
  const nextDay = addDays(day, 1)
  await deletePackedBefore(queries, number, nextDay)
  await deleteHitsBefore(queries, number, nextDay)
}

interface ExpiringOwner {
  readonly number: number
  readonly ownerId: string | null
}

async function* listOwners(db: Queries): AsyncGenerator<ExpiringOwner, void> {
  for (let last = NO_OWNER; ; ) {
    const owners = await db
      .selectFrom('hit_owner')
      .select(['number', 'ownerId'])
      .where('number', '>', last)
      .orderBy('number')
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

export async function deleteHitsBefore(db: Queries, owner: number, day: string): Promise<void> {
  const end = firstHitIdAt(Date.parse(day))
  for (let from = FIRST_ID; from < end; ) {
    const next = await db
      .selectFrom('link_hit')
      .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('idText'))
      .where('owner', '=', owner)
      .where('id', '>=', from)
      .where('id', '<', end)
      .orderBy('link_hit.id')
      .offset(ROWS_PER_QUERY)
      .limit(1)
      .executeTakeFirst()
    const before = next ? BigInt(next.idText) : end
    await db
      .deleteFrom('link_hit')
      .where('owner', '=', owner)
      // Without it, PostgreSQL would go through all rows that earlier steps have deleted.
      .where('id', '>=', from)
      .where('id', '<', before)
      .execute()
    from = before
  }
}

/** Ids before 2026 are negative. */
const FIRST_ID = -(1n << 63n)

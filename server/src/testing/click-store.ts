import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { toJsonText } from '../db/columns.ts'
import type { ClickStore } from '../features/clicks/click-store.ts'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { packBefore } from '../features/clicks/store/pack-months.repo.ts'
import { createSqlClickStore } from '../features/clicks/store/sql-click-store.ts'
import type { TestDatabase } from './databases.ts'

/** The click store of whichever database a test has opened. */
export function openClickStore(
  { db }: Pick<TestDatabase, 'db'>,
  now: () => number = Date.now,
): ClickStore {
  return createSqlClickStore({ db, onAdded: async () => {}, now })
}

/** Packs all finished days, also those with few hits. */
export async function packAll({ db }: Pick<TestDatabase, 'db'>, nowMs: number): Promise<void> {
  const today = new Date(nowMs).toISOString().slice(0, 10)
  await packBefore(db, today, undefined, { hits: 2, summary: 2 })
}

/** Waits until another transaction on PostgreSQL waits for a lock of this one. */
export async function waitForLock(db: TestDatabase['db']): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
    expect(rows).toHaveLength(1)
  }, 10_000)
}

/** A hit some minutes before a time. */
export type TimedHit = Omit<Hit, 'id'> & { readonly minutesAgo: number }

/** Gives hits their ids, oldest first. */
export function numberHits(hits: readonly TimedHit[], nowMs: number): Hit[] {
  let time = 0
  const nextId = createHitIds(() => time)
  return hits
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map(({ minutesAgo, ...hit }) => {
      time = nowMs - minutesAgo * 60_000
      return { ...hit, id: nextId() }
    })
}

/** Adds the profile of a link owner. */
export async function addOwner(
  { db }: Pick<TestDatabase, 'db'>,
  userId: string,
  timeZone = 'UTC',
): Promise<void> {
  await db
    .insertInto('user_profile')
    .values({
      userId,
      publicId: `${userId.repeat(12).slice(0, 12)}2345` as never,
      username: null,
      affiliateTags: toJsonText({}),
      premiumUntil: null,
      timeZone,
      createdAt: '',
      updatedAt: '',
    })
    .execute()
}

/** Deletes all hits and everything made of them. */
export async function clearClicks({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  for (const table of [
    'link_hit',
    'hit_owner',
    'packed_month',
    'daily_total',
    'day_reader',
    'service_state',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { dayOfHitId } from '../hit-id.ts'
import { collectDailyTotals } from './daily-totals.repo.ts'
import { NO_OWNER, openHitOwners } from './hit-owners.repo.ts'
import { deletePackedBefore } from './pack-months.repo.ts'
import { findFirstHit, takeHits } from './stored-hits.repo.ts'

const OWNERS_PER_QUERY = 500
/** While readers keep the process busy, the job works for a fiftieth of the time; a tenth raised their p99 by a third. */
const PAUSE_PER_WORK = 49
const LOOK_EVERY_MS = 10
const BUSY_SHARE = 0.5

/**
 * Deletes the hits of the days before this one (UTC), and stores their totals:
 * 1. Deletes the hits of links without an owner, which have no totals.
 * 2. Goes through the owners, and through the days of each, oldest first. It may stop before any day.
 * 3. In one transaction per day: locks the owner, stores the day's totals, deletes its packed and single hits.
 */
export async function expireHits(
  db: Queries,
  before: string,
  shouldStop: () => boolean,
  /** Whether these are copies of clicks in ClickHouse, whose totals are stored when they expire there. */
  areCopies = false,
): Promise<void> {
  for await (const owner of listOwners(db)) {
    for (;;) {
      const oldest = await findFirstHit(db, owner.number)
      const day = oldest === null ? before : dayOfHitId(oldest)
      if (day >= before) break
      if (shouldStop()) return
      const startedAt = performance.now()
      await db
        .transaction()
        .execute((queries) =>
          expireDay(queries, areCopies ? { ...owner, ownerId: null } : owner, day),
        )
      await restWhileBusy(startedAt, shouldStop)
    }
  }
}

/** Rests after work that began then, until its share of time is over or the process has little else to do. */
export async function restWhileBusy(startedAt: number, shouldStop: () => boolean): Promise<void> {
  const ms = PAUSE_PER_WORK * (performance.now() - startedAt)
  for (const end = performance.now() + ms; performance.now() < end && !shouldStop(); ) {
    const before = performance.eventLoopUtilization()
    await wait(LOOK_EVERY_MS)
    if (performance.eventLoopUtilization(before).utilization < BUSY_SHARE) return
  }
}

async function expireDay(
  queries: Queries,
  { number, ownerId }: ExpiringOwner,
  day: string,
): Promise<void> {
  // Late hits wait until the day is deleted. A deleted account has no totals.
  const owner = (await openHitOwners(queries, [{ ownerId }])).get(ownerId)
  const totals = owner && collectDailyTotals(owner)
  const nextDay = addDays(day, 1)
  await deletePackedBefore(queries, number, nextDay)
  for await (const hits of takeHits(queries, number, nextDay)) totals?.add(hits)
  await totals?.store(queries)
}

interface ExpiringOwner {
  readonly number: number
  readonly ownerId: string | null
}

async function* listOwners(db: Queries): AsyncGenerator<ExpiringOwner, void> {
  yield { number: NO_OWNER, ownerId: null }
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

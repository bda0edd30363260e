import type { PublicId } from '@everyshelf/domain/links'
import {
  type GrantFacts,
  resolveEntitlement,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from '@everyshelf/domain/plans'
import { toFlag, toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { SubscriptionSnapshot } from './customer-snapshot.ts'

export interface PremiumFacts {
  readonly subscriptions: readonly KnownSubscription[]
  readonly grants: readonly GrantFacts[]
}

export interface KnownSubscription extends SubscriptionFacts {
  readonly id: string
  readonly currentPeriodEnd: number
  readonly isPaused: boolean
}

export interface NewGrant {
  readonly userId: string
  readonly source: Tables['premium_grant']['source']
  /** The reason; a second grant with the same cause is ignored. */
  readonly cause: string
  readonly months: number
}

export async function readPremiumFacts(queries: Queries, userId: string): Promise<PremiumFacts> {
  const subscriptions = await queries
    .selectFrom('stripe_subscription')
    .selectAll()
    .where('userId', '=', userId)
    .execute()
  const grants = await queries
    .selectFrom('premium_grant')
    .select(['startsAt', 'months', 'revokedAt'])
    .where('userId', '=', userId)
    .execute()
  return {
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      status: row.status as SubscriptionStatus,
      startedAt: Date.parse(row.startedAt),
      paidUntil: Date.parse(row.paidUntil),
      trialUntil: toMs(row.trialUntil),
      isPaused: row.isPaused === 1,
      currentPeriodEnd: Date.parse(row.currentPeriodEnd),
      cancelsAtEnd: row.cancelsAtEnd === 1,
      endedAt: toMs(row.endedAt),
      revokedAt: toMs(row.revokedAt),
    })),
    grants: grants.map(({ startsAt, months, revokedAt }) => ({
      startsAt: Date.parse(startsAt),
      months,
      revokedAt: toMs(revokedAt),
    })),
  }
}

export async function replaceSubscriptions(
  queries: Queries,
  userId: string,
  snapshots: readonly SubscriptionSnapshot[],
  now: number,
): Promise<void> {
  await queries.deleteFrom('stripe_subscription').where('userId', '=', userId).execute()
  for (const one of snapshots) {
    await queries
      .insertInto('stripe_subscription')
      .values({
        id: one.id,
        userId,
        status: one.status,
        priceId: one.priceId,
        startedAt: toTime(one.startedAt),
        currentPeriodEnd: toTime(one.currentPeriodEnd),
        paidUntil: toTime(one.paidUntil),
        trialUntil: one.trialUntil === null ? null : toTime(one.trialUntil),
        isPaused: toFlag(one.isPaused),
        cancelsAtEnd: toFlag(one.cancelsAtEnd),
        endedAt: one.endedAt === null ? null : toTime(one.endedAt),
        revokedAt: one.revokedAt === null ? null : toTime(one.revokedAt),
        updatedAt: toTime(now),
      })
      .execute()
  }
}

/** False when a grant with this cause exists. */
export async function addGrant(queries: Queries, grant: NewGrant, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('premium_grant')
    .values({ id: createRowId(), ...grant, startsAt: toTime(now), revokedAt: null })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the user, or undefined when there was nothing to revoke. */
export async function revokeGrant(
  queries: Queries,
  cause: string,
  now: number,
): Promise<string | undefined> {
  const row = await queries
    .updateTable('premium_grant')
    .set({ revokedAt: toTime(now) })
    .where('cause', '=', cause)
    .where('revokedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row?.userId
}

/**
 * Stores in the profile until when its owner has Premium; redirects read only that. Call it in the
 * transaction of the change. Returns the public id, for clearing the link cache after the commit.
 */
export async function updatePremium(
  queries: Queries,
  userId: string,
  now: number,
): Promise<PublicId | undefined> {
  // The first write locks the row, so the next read stays current.
  const profile = await queries
    .updateTable('user_profile')
    .set({ updatedAt: toTime(now) })
    .where('userId', '=', userId)
    .returning(['publicId', 'premiumUntil'])
    .executeTakeFirst()
  if (!profile) return undefined
  const { subscriptions, grants } = await readPremiumFacts(queries, userId)
  const { until } = resolveEntitlement(subscriptions, grants, now)
  const premiumUntil = until === null ? null : toTime(until)
  if (premiumUntil === profile.premiumUntil) return profile.publicId
  await queries
    .updateTable('user_profile')
    .set({ premiumUntil })
    .where('userId', '=', userId)
    .execute()
  return profile.publicId
}

function toTime(ms: number): string {
  return toIsoTime(new Date(ms))
}

function toMs(time: string | null): number | null {
  return time === null ? null : Date.parse(time)
}

import type { PublicId } from '@everyshelf/domain/links'
import { resolveEntitlement } from '@everyshelf/domain/plans'
import { toFlag, toIsoTime, toIsoTimeOrNull } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { SubscriptionSnapshot } from './customer-snapshot.ts'

export type KnownSubscription = Omit<SubscriptionSnapshot, 'priceId'>

export interface NewGrant {
  readonly userId: string
  readonly source: Tables['premium_grant']['source']
  /** The reason; a second grant with the same cause is ignored. */
  readonly cause: string
  readonly months: number
}

export async function readPremiumFacts(queries: Queries, userId: string) {
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
      ...row,
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
        ...one,
        userId,
        startedAt: toIsoTime(one.startedAt),
        currentPeriodEnd: toIsoTime(one.currentPeriodEnd),
        paidUntil: toIsoTime(one.paidUntil),
        trialUntil: toIsoTimeOrNull(one.trialUntil),
        isPaused: toFlag(one.isPaused),
        cancelsAtEnd: toFlag(one.cancelsAtEnd),
        endedAt: toIsoTimeOrNull(one.endedAt),
        revokedAt: toIsoTimeOrNull(one.revokedAt),
        updatedAt: toIsoTime(now),
      })
      .execute()
  }
}

/** False when a grant with this cause exists. */
export async function addGrant(queries: Queries, grant: NewGrant, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('premium_grant')
    .values({ id: createRowId(), ...grant, startsAt: toIsoTime(now), revokedAt: null })
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
    .set({ revokedAt: toIsoTime(now) })
    .where('cause', '=', cause)
    .where('revokedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row?.userId
}

/**
 * Stores in the profile when its owner's Premium ends; redirects read only that. Call it in the
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
    .set({ updatedAt: toIsoTime(now) })
    .where('userId', '=', userId)
    .returning(['publicId', 'premiumUntil'])
    .executeTakeFirst()
  if (!profile) return undefined
  const { subscriptions, grants } = await readPremiumFacts(queries, userId)
  const { until } = resolveEntitlement(subscriptions, grants, now)
  const premiumUntil = toIsoTimeOrNull(until)
  if (premiumUntil === profile.premiumUntil) return profile.publicId
  await queries
    .updateTable('user_profile')
    .set({ premiumUntil })
    .where('userId', '=', userId)
    .execute()
  return profile.publicId
}

function toMs(time: string | null): number | null {
  return time === null ? null : Date.parse(time)
}

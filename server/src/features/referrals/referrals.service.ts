import type { PublicId } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import {
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_CENTS,
  REFERRAL_REWARD_MONTHS,
  REFERRAL_VALIDITY_MS,
} from '@everyshelf/domain/plans'
import type { Queries } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
import { canonicalEmail } from './canonical-email.ts'
import type { Payment, Referral, ReferralsRepo } from './referrals.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFUND_WINDOW_MS = MONEY_BACK_DAYS * DAY_MS
/** How many referrers to follow when looking for circles. */
const MAX_CHAIN = 20

/** The specification's four statistics; the revenue is the price of the earned months. */
export interface ReferralStats {
  readonly referralCount: number
  readonly premiumMonthsEarned: number
  readonly totalRevenueEarnedCents: number
  /** When the earliest pending month can no longer be revoked. */
  readonly nextPayoutDate: string | null
}

export type ReferralState = 'waiting' | 'credited' | 'reversed' | 'expired'

/** One referred person, without identifying data. */
export interface ReferralRow {
  readonly firstName: string
  readonly createdAt: string
  readonly state: ReferralState
  /** Until when a refund would still revoke the month. */
  readonly pendingUntil: string | null
}

export type ReferralsService = ReturnType<typeof createReferralsService>

/** A user's payments at Stripe. Times are milliseconds since 1970. */
export interface UserPayments {
  readonly userId: string
  readonly payments: readonly {
    readonly invoiceId: string
    readonly cents: number
    readonly paidAt: number
    readonly revokedAt: number | null
    readonly cardFingerprint: string | null
  }[]
}

export interface MonthGrant {
  readonly userId: string
  readonly months: number
  readonly cause: string
}

interface ReferralsServiceDeps {
  readonly repo: ReferralsRepo
  /** Adds and revokes Premium months within the caller's transaction. */
  readonly grants: {
    readonly addGrant: (queries: Queries, grant: MonthGrant) => Promise<PublicId | undefined>
    readonly revokeGrant: (queries: Queries, cause: string) => Promise<PublicId | undefined>
  }
  /** Keyed, so a copy of the database reveals nothing about cards. */
  readonly hashCard: (fingerprint: string) => string
  readonly now: () => number
}

export function createReferralsService(deps: ReferralsServiceDeps) {
  const { repo, grants, now } = deps

  async function isReferredBy(userId: string, suspect: string): Promise<boolean> {
    let current: string | undefined = userId
    for (let step = 0; step < MAX_CHAIN && current; step++) {
      current = await repo.findReferrerOf(current)
      if (current === suspect) return true
    }
    return false
  }

  function stateOf({ reversedAt, creditedAt, expiresAt }: Referral): ReferralState {
    if (reversedAt) return 'reversed'
    if (creditedAt) return 'credited'
    return expiresAt.getTime() > now() ? 'waiting' : 'expired'
  }

  /** Null once the month can no longer be revoked. */
  function findPendingUntil(referral: Referral): number | null {
    if (stateOf(referral) !== 'credited' || !referral.paidAt) return null
    const until = referral.paidAt.getTime() + REFUND_WINDOW_MS
    return until > now() ? until : null
  }

  async function creditMonth(queries: Queries, payment: Payment): Promise<PublicId[]> {
    const referrerId = await repo.credit(queries, payment, new Date(now()))
    if (!referrerId) return []
    const owner = await grants.addGrant(queries, {
      userId: referrerId,
      months: REFERRAL_REWARD_MONTHS,
      cause: causeOf(payment.invoiceId),
    })
    return owner ? [owner] : []
  }

  async function reverseMonth(queries: Queries, invoiceId: string): Promise<PublicId[]> {
    if (!(await repo.reverse(queries, invoiceId, new Date(now())))) return []
    const owner = await grants.revokeGrant(queries, causeOf(invoiceId))
    return owner ? [owner] : []
  }

  return {
    /**
     * Records the referrer of a new account; refuses self-referrals, circles and older accounts.
     */
    apply: async (session: Session, code: PublicId): Promise<{ applied: true }> => {
      const { userId, email, firstName, createdAt } = session
      const referrer = await repo.findReferrer(code)
      const isOwn =
        referrer?.userId === userId ||
        (referrer && canonicalEmail(referrer.email) === canonicalEmail(email))
      const isNew = now() - createdAt.getTime() <= REFERRAL_VALIDITY_MS
      if (!referrer || isOwn || !isNew || (await isReferredBy(referrer.userId, userId))) {
        throw new DomainError('invalid-referral')
      }
      const added = await repo.add({
        referrerId: referrer.userId,
        referredId: userId,
        firstName,
        createdAt: new Date(now()),
        expiresAt: new Date(now() + REFERRAL_VALIDITY_MS),
      })
      if (!added) throw new DomainError('invalid-referral')
      return { applied: true }
    },

    stats: async (session: Session): Promise<ReferralStats> => {
      const referrals = await repo.listOf(session.userId)
      const months =
        referrals.filter((one) => stateOf(one) === 'credited').length * REFERRAL_REWARD_MONTHS
      const pending = referrals.flatMap((one) => findPendingUntil(one) ?? [])
      return {
        referralCount: referrals.length,
        premiumMonthsEarned: months,
        totalRevenueEarnedCents: months * PREMIUM_PRICE_CENTS,
        nextPayoutDate: pending.length > 0 ? new Date(Math.min(...pending)).toISOString() : null,
      }
    },

    list: async (session: Session): Promise<ReferralRow[]> => {
      const referrals = await repo.listOf(session.userId)
      return referrals.map((one) => {
        const pendingUntil = findPendingUntil(one)
        return {
          firstName: one.firstName,
          createdAt: one.createdAt.toISOString(),
          state: stateOf(one),
          pendingUntil: pendingUntil === null ? null : new Date(pendingUntil).toISOString(),
        }
      })
    },

    /**
     * Credits the referrer's month for the first payment above zero, and revokes it if that payment is
     * refunded within 30 days or both accounts pay with one card. Call it with all payments of a user,
     * as often as needed, within the transaction that writes them. Returns whose Premium changed.
     */
    onPayments: async (
      queries: Queries,
      { userId, payments }: UserPayments,
    ): Promise<PublicId[]> => {
      const cards = payments.flatMap(({ cardFingerprint }) => cardFingerprint ?? [])
      await repo.addCards(queries, userId, [...new Set(cards)].map(deps.hashCard))
      const changed: PublicId[] = []
      const [first] = payments
        .filter(({ cents }) => cents > 0)
        .toSorted((a, b) => a.paidAt - b.paidAt)
      if (first) {
        const { invoiceId, paidAt } = first
        const payment = { referredId: userId, invoiceId, paidAt: new Date(paidAt) }
        changed.push(...(await creditMonth(queries, payment)))
        if (isRefundedInTime(first)) changed.push(...(await reverseMonth(queries, invoiceId)))
      }
      for (const invoiceId of await repo.listCreditsWithSharedCard(queries, userId)) {
        changed.push(...(await reverseMonth(queries, invoiceId)))
      }
      return changed
    },
  }
}

function isRefundedInTime({ paidAt, revokedAt }: UserPayments['payments'][number]): boolean {
  return revokedAt !== null && revokedAt - paidAt <= REFUND_WINDOW_MS
}

/** Makes the month of an invoice idempotent. */
function causeOf(invoiceId: string): string {
  return `referral:${invoiceId}`
}

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
import type { Referral, ReferralsRepo } from './referrals.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFUND_WINDOW_MS = MONEY_BACK_DAYS * DAY_MS
/** Longer chains of people who brought one another are not followed. */
const LONGEST_CHAIN = 20

/** The specification's four figures; months are given, money is what they would have cost. */
export interface ReferralStats {
  readonly referralCount: number
  readonly premiumMonthsEarned: number
  readonly totalRevenueEarnedCents: number
  /** When the next month that waits will be given. */
  readonly nextPayoutDate: string | null
}

export type ReferralState = 'waiting' | 'paid' | 'credited' | 'reversed' | 'expired'

/** One referred person, without anything that would let them be found (P8). */
export interface ReferralRow {
  readonly firstName: string
  readonly createdAt: string
  readonly state: ReferralState
}

export type ReferralsService = ReturnType<typeof createReferralsService>

/** What Stripe says that somebody has paid. Times are milliseconds since 1970. */
export interface Paid {
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

interface ReferralsParts {
  readonly repo: ReferralsRepo
  /** Months of Premium, given and taken back within the transaction that takes note of it. */
  readonly grants: {
    readonly give: (queries: Queries, grant: MonthGrant) => Promise<PublicId | undefined>
    readonly takeBack: (queries: Queries, cause: string) => Promise<PublicId | undefined>
  }
  /** So that a copy of the database tells nothing of cards. */
  readonly hashCard: (fingerprint: string) => string
  /** Redirects learn of it once it is committed (R17). */
  readonly forgetOwner: (publicId: PublicId) => void
  readonly now: () => number
}

export function createReferralsService(parts: ReferralsParts) {
  const { repo, grants, forgetOwner, now } = parts

  async function brought(userId: string, suspect: string): Promise<boolean> {
    let current: string | undefined = userId
    for (let step = 0; step < LONGEST_CHAIN && current; step++) {
      current = await repo.findReferrerOf(current)
      if (current === suspect) return true
    }
    return false
  }

  function stateOf({ reversedAt, creditedAt, paidAt, expiresAt }: Referral): ReferralState {
    if (reversedAt) return 'reversed'
    if (creditedAt) return 'credited'
    if (paidAt) return 'paid'
    return expiresAt.getTime() > now() ? 'waiting' : 'expired'
  }

  return {
    /** Takes note of who brought a new account; refuses oneself, circles, and accounts that are not new. */
    apply: async (session: Session, code: PublicId): Promise<{ applied: true }> => {
      const { userId, email, firstName, createdAt } = session
      const referrer = await repo.findReferrer(code)
      const isOwn =
        referrer?.userId === userId ||
        (referrer && canonicalEmail(referrer.email) === canonicalEmail(email))
      const isNew = now() - createdAt.getTime() <= REFERRAL_VALIDITY_MS
      if (!referrer || isOwn || !isNew || (await brought(referrer.userId, userId))) {
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
      const due = referrals
        .flatMap((one) => (one.paidAt && stateOf(one) === 'paid' ? [one.paidAt.getTime()] : []))
        .sort((a, b) => a - b)[0]
      return {
        referralCount: referrals.length,
        premiumMonthsEarned: months,
        totalRevenueEarnedCents: months * PREMIUM_PRICE_CENTS,
        nextPayoutDate: due === undefined ? null : new Date(due + REFUND_WINDOW_MS).toISOString(),
      }
    },

    list: async (session: Session): Promise<ReferralRow[]> => {
      const referrals = await repo.listOf(session.userId)
      return referrals.map((one) => ({
        firstName: one.firstName,
        createdAt: one.createdAt.toISOString(),
        state: stateOf(one),
      }))
    },

    /**
     * To be called with all that somebody has paid, as often as one likes, within the transaction that
     * writes it. The first payment above zero counts; whose Premium it has changed.
     */
    onPayments: async (queries: Queries, { userId, payments }: Paid): Promise<PublicId[]> => {
      const cards = payments.flatMap(({ cardFingerprint }) => cardFingerprint ?? [])
      await repo.addCards(queries, userId, [...new Set(cards)].map(parts.hashCard))
      const [first] = payments
        .filter(({ cents }) => cents > 0)
        .toSorted((a, b) => a.paidAt - b.paidAt)
      if (!first) return []
      const paidAt = new Date(first.paidAt)
      await repo.notePayment(queries, { referredId: userId, invoiceId: first.invoiceId, paidAt })
      if (first.revokedAt === null) return []
      const wasGiven = await repo.reverse(queries, first.invoiceId, new Date(now()))
      const owner = wasGiven && (await grants.takeBack(queries, causeOf(first.invoiceId)))
      return owner ? [owner] : []
    },

    /** Gives the months whose invoice nobody asked back in time; a job calls it. */
    creditDue: async (): Promise<number> => {
      const paidBefore = new Date(now() - REFUND_WINDOW_MS)
      const given = await repo.creditPaidBefore(
        paidBefore,
        new Date(now()),
        (queries, { referrerId, invoiceId }) =>
          grants.give(queries, {
            userId: referrerId,
            months: REFERRAL_REWARD_MONTHS,
            cause: causeOf(invoiceId),
          }),
      )
      for (const publicId of given) if (publicId) forgetOwner(publicId)
      return given.length
    },
  }
}

/** One month an invoice, whatever is said of it how often. */
function causeOf(invoiceId: string): string {
  return `referral:${invoiceId}`
}

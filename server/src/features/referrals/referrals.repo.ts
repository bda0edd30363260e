import type { PublicId } from '@everyshelf/domain/links'
import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'

export interface Referral {
  readonly referredId: string
  readonly referrerId: string
  readonly firstName: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
  readonly creditedAt: Date | null
  readonly reversedAt: Date | null
}

export interface NewReferral {
  readonly referrerId: string
  readonly referredId: string
  readonly firstName: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface Payment {
  readonly referredId: string
  readonly invoiceId: string
  readonly paidAt: Date
}

export interface Referrer {
  readonly userId: string
  readonly email: string
}

export interface ReferralsRepo {
  readonly findReferrer: (code: PublicId) => Promise<Referrer | undefined>
  readonly findReferrerOf: (referredId: string) => Promise<string | undefined>
  /** False when the account already has a referral. */
  readonly add: (referral: NewReferral) => Promise<boolean>
  /** Newest first. */
  readonly listOf: (referrerId: string) => Promise<Referral[]>
  /**
   * Credits the first paid invoice of a referred account, once; returns the referrer if it was
   * credited now.
   */
  readonly credit: (queries: Queries, payment: Payment, now: Date) => Promise<string | undefined>
  /** Stores keyed hashes of card fingerprints in `payment_card`; it holds no card data. */
  readonly addCards: (
    queries: Queries,
    userId: string,
    fingerprints: readonly string[],
  ) => Promise<void>
  /** True when a credited invoice was reversed now. */
  readonly reverse: (queries: Queries, invoiceId: string, now: Date) => Promise<boolean>
  /** Invoices credited to or by this account whose referrer and referred account share a card. */
  readonly listCreditsWithSharedCard: (queries: Queries, userId: string) => Promise<string[]>
}

export function createReferralsRepo(db: Queries): ReferralsRepo {
  return {
    findReferrer: async (code) =>
      await db
        .selectFrom('user_profile')
        .innerJoin('user', 'user.id', 'user_profile.userId')
        .select(['user.id as userId', 'user.email'])
        .where('user_profile.publicId', '=', code)
        .executeTakeFirst(),

    findReferrerOf: async (referredId) => {
      const row = await db
        .selectFrom('referral')
        .select('referrerId')
        .where('referredId', '=', referredId)
        .executeTakeFirst()
      return row?.referrerId
    },

    add: async ({ referrerId, referredId, firstName, createdAt, expiresAt }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('referral')
        .values({
          referrerId,
          referredId,
          firstName,
          createdAt: toIsoTime(createdAt),
          expiresAt: toIsoTime(expiresAt),
          invoiceId: null,
          paidAt: null,
          creditedAt: null,
          reversedAt: null,
        })
        .onConflict((conflict) => conflict.column('referredId').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    listOf: async (referrerId) => {
      const rows = await db
        .selectFrom('referral')
        .selectAll()
        .where('referrerId', '=', referrerId)
        .orderBy('createdAt', 'desc')
        .execute()
      return rows.map((row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        expiresAt: new Date(row.expiresAt),
        paidAt: toDate(row.paidAt),
        creditedAt: toDate(row.creditedAt),
        reversedAt: toDate(row.reversedAt),
      }))
    },

    credit: async (queries, { referredId, invoiceId, paidAt }, now) => {
      const row = await queries
        .updateTable('referral')
        .set({ invoiceId, paidAt: toIsoTime(paidAt), creditedAt: toIsoTime(now) })
        .where('referredId', '=', referredId)
        .where('creditedAt', 'is', null)
        .where('reversedAt', 'is', null)
        .where('expiresAt', '>', toIsoTime(paidAt))
        .returning('referrerId')
        .executeTakeFirst()
      return row?.referrerId
    },

    addCards: async (queries, userId, fingerprints) => {
      if (fingerprints.length === 0) return
      await queries
        .insertInto('payment_card')
        .values(fingerprints.map((fingerprint) => ({ userId, fingerprint })))
        .onConflict((conflict) => conflict.columns(['userId', 'fingerprint']).doNothing())
        .execute()
    },

    reverse: async (queries, invoiceId, now) => {
      const row = await queries
        .updateTable('referral')
        .set({ reversedAt: toIsoTime(now) })
        .where('invoiceId', '=', invoiceId)
        .where('reversedAt', 'is', null)
        .returning('creditedAt')
        .executeTakeFirst()
      return Boolean(row?.creditedAt)
    },

    listCreditsWithSharedCard: async (queries, userId) => {
      const rows = await queries
        .selectFrom('referral')
        .innerJoin('payment_card as referrer', 'referrer.userId', 'referral.referrerId')
        .innerJoin('payment_card as referred', (join) =>
          join
            .onRef('referred.userId', '=', 'referral.referredId')
            .onRef('referred.fingerprint', '=', 'referrer.fingerprint'),
        )
        .select('referral.invoiceId')
        .where((either) =>
          either.or([either('referrerId', '=', userId), either('referredId', '=', userId)]),
        )
        .where('creditedAt', 'is not', null)
        .where('reversedAt', 'is', null)
        .execute()
      return rows.flatMap(({ invoiceId }) => invoiceId ?? [])
    },
  }
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}

export const referralsData: PersonalData = {
  exportOwned: async ({ userId, by, ofUser }) => ({
    payment_card: await ofUser('payment_card', ['fingerprint']),
    // Only the first name of other people, as on My Account.
    referral: await by('referrerId', [userId])('referral', [
      'firstName',
      'createdAt',
      'expiresAt',
      'paidAt',
      'creditedAt',
      'reversedAt',
    ]),
  }),
  eraseOwned: async ({ queries, userId, deleteOfUser }) => {
    await deleteOfUser('payment_card')
    await queries
      .deleteFrom('referral')
      .where((either) =>
        either.or([either('referrerId', '=', userId), either('referredId', '=', userId)]),
      )
      .execute()
  },
}

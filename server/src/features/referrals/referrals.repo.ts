import type { PublicId } from '@everyshelf/domain/links'
import { toIsoTime } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'

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

export interface PaidReferral {
  readonly referrerId: string
  readonly invoiceId: string
}

export interface Referrer {
  readonly userId: string
  readonly email: string
}

export interface ReferralsRepo {
  readonly findReferrer: (code: PublicId) => Promise<Referrer | undefined>
  readonly findReferrerOf: (referredId: string) => Promise<string | undefined>
  /** False when the account has its referral already. */
  readonly add: (referral: NewReferral) => Promise<boolean>
  /** Newest first. */
  readonly listOf: (referrerId: string) => Promise<Referral[]>
  /** Notes the first paid invoice of a referred account; false when no referral waits for one. */
  readonly notePayment: (
    queries: Queries,
    payment: { readonly referredId: string; readonly invoiceId: string; readonly paidAt: Date },
  ) => Promise<boolean>
  readonly addCards: (
    queries: Queries,
    userId: string,
    fingerprints: readonly string[],
  ) => Promise<void>
  /** Takes back what an invoice has earned; true when a month had been given for it. */
  readonly reverse: (queries: Queries, invoiceId: string, now: Date) => Promise<boolean>
  /** Gives each month whose waiting time is over, each in a transaction of its own, once. */
  readonly creditPaidBefore: <Granted>(
    paidBefore: Date,
    now: Date,
    grant: (queries: Queries, referral: PaidReferral) => Promise<Granted>,
  ) => Promise<Granted[]>
}

export function createReferralsRepo(db: Queries, transact: Transact): ReferralsRepo {
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

    notePayment: async (queries, { referredId, invoiceId, paidAt }) => {
      const { numUpdatedRows } = await queries
        .updateTable('referral')
        .set({ invoiceId, paidAt: toIsoTime(paidAt) })
        .where('referredId', '=', referredId)
        .where('invoiceId', 'is', null)
        .where('expiresAt', '>', toIsoTime(paidAt))
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
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

    creditPaidBefore: async (paidBefore, now, grant) => {
      const due = await db
        .selectFrom('referral')
        .select(['referredId', 'referrerId', 'invoiceId'])
        .where('paidAt', '<=', toIsoTime(paidBefore))
        .where('creditedAt', 'is', null)
        .where('reversedAt', 'is', null)
        .execute()
      const granted = []
      for (const { referredId, referrerId, invoiceId } of due) {
        const grants = await transact(async (queries) => {
          const isOwn = await haveOneCard(queries, referrerId, referredId)
          const { numUpdatedRows } = await queries
            .updateTable('referral')
            .set(isOwn ? { reversedAt: toIsoTime(now) } : { creditedAt: toIsoTime(now) })
            .where('referredId', '=', referredId)
            .where('creditedAt', 'is', null)
            .where('reversedAt', 'is', null)
            .executeTakeFirstOrThrow()
          if (isOwn || numUpdatedRows === 0n || !invoiceId) return []
          return [await grant(queries, { referrerId, invoiceId })]
        })
        granted.push(...grants)
      }
      return granted
    },
  }
}

async function haveOneCard(queries: Queries, one: string, other: string): Promise<boolean> {
  const card = await queries
    .selectFrom('payment_card as a')
    .innerJoin('payment_card as b', 'b.fingerprint', 'a.fingerprint')
    .select('a.fingerprint')
    .where('a.userId', '=', one)
    .where('b.userId', '=', other)
    .executeTakeFirst()
  return card !== undefined
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}

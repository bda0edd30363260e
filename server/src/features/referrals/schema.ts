import { table, text, time } from '../../db/table.ts'

export const referralsTables = {
  /** A referral. One row per referred account, so that each is credited once. */
  referral: table(
    {
      referredId: text().key(),
      referrerId: text(),
      /** The referred person's first name, which is all that the referrer sees. */
      firstName: text(),
      createdAt: time(),
      expiresAt: time(),
      /** The first paid invoice of the referred person within that time. */
      invoiceId: text().unique().nullable(),
      paidAt: time().nullable(),
      /** When the free month was granted, after the refund period. */
      creditedAt: time().nullable(),
      /** When a refund revoked it. */
      reversedAt: time().nullable(),
    },
    { indexes: [['referrerId']] },
  ),
  /** Hashes of the cards that paid for an account. Two accounts with one card are the same payer. */
  payment_card: table(
    {
      userId: text(),
      fingerprint: text(),
    },
    { key: ['userId', 'fingerprint'] },
  ),
}

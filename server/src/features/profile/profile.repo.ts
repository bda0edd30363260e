import type { AffiliateTags, ProgrammeIds } from '@everyshelf/domain/affiliate'
import { parseJsonText, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'

/** What says who earns from somebody's links. */
export interface OwnTags {
  readonly affiliateTags: AffiliateTags
  readonly programmeIds: ProgrammeIds
}

export interface ProfileRepo {
  readonly findTags: (userId: string) => Promise<OwnTags>
  readonly rename: (userId: string, firstName: string, now: Date) => Promise<void>
  /** Changes tags from what they are at that moment: of two changes at once none is lost. */
  readonly changeTags: (
    userId: string,
    change: (tags: OwnTags) => OwnTags,
    now: Date,
  ) => Promise<void>
  /** Every row that belongs to an account, by table; no secret, and of the clicks the newest. */
  readonly collect: (userId: string, email: string, clicksAtMost: number) => Promise<OwnedRows>
}

export type OwnedRows = Readonly<Record<string, readonly object[]>>

export function createProfileRepo(db: Queries, transact: Transact): ProfileRepo {
  return {
    changeTags: (userId, change, now) =>
      transact(async (queries) => {
        // The first write takes the row's lock, so that what is read next stays true.
        await queries
          .updateTable('user_profile')
          .set({ updatedAt: toIsoTime(now) })
          .where('userId', '=', userId)
          .execute()
        const { affiliateTags, programmeIds } = change(await findTags(queries, userId))
        await queries
          .updateTable('user_profile')
          .set({
            affiliateTags: toJsonText(affiliateTags),
            programmeIds: toJsonText(programmeIds),
          })
          .where('userId', '=', userId)
          .execute()
      }),

    findTags: (userId) => findTags(db, userId),

    rename: async (userId, firstName, now) => {
      await db
        .updateTable('user_profile')
        .set({ username: firstName, updatedAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },

    collect: async (userId, email, clicksAtMost) => ({
      user: await db
        .selectFrom('user')
        .select(['id', 'name', 'email', 'emailVerified', 'role', 'createdAt', 'updatedAt'])
        .where('id', '=', userId)
        .execute(),
      user_profile: await db
        .selectFrom('user_profile')
        .selectAll()
        .where('userId', '=', userId)
        .execute(),
      account: await db
        .selectFrom('account')
        .select(['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        .execute(),
      session: await db
        .selectFrom('session')
        .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
        .where('userId', '=', userId)
        .execute(),
      saved_link: await db
        .selectFrom('saved_link')
        .selectAll()
        .where('ownerId', '=', userId)
        .orderBy('createdAt')
        .execute(),
      hit: await db
        .selectFrom('hit')
        .select((build) => [
          build.cast<string>('id', 'text').as('id'),
          'openedAt',
          'linkId',
          'identifier',
          'country',
          'retailer',
          'marketplace',
          'device',
          'browser',
          'refererHost',
          'language',
          'channel',
          'excludedBecause',
          'source',
        ])
        .where('ownerId', '=', userId)
        .orderBy('hit.id', 'desc')
        .limit(clicksAtMost)
        .execute(),
      feedback: await db.selectFrom('feedback').selectAll().where('userId', '=', userId).execute(),
      stripe_customer: await db
        .selectFrom('stripe_customer')
        .select(['customerId', 'createdAt'])
        .where('userId', '=', userId)
        .execute(),
      stripe_checkout: await db
        .selectFrom('stripe_checkout')
        .select(['sessionId', 'createdAt'])
        .where('userId', '=', userId)
        .execute(),
      stripe_subscription: await db
        .selectFrom('stripe_subscription')
        .selectAll()
        .where('userId', '=', userId)
        .execute(),
      premium_grant: await db
        .selectFrom('premium_grant')
        .selectAll()
        .where('userId', '=', userId)
        .execute(),
      payment_card: await db
        .selectFrom('payment_card')
        .select('fingerprint')
        .where('userId', '=', userId)
        .execute(),
      // Of others the first name alone, as My Account shows it (P8).
      referral: await db
        .selectFrom('referral')
        .select(['firstName', 'createdAt', 'expiresAt', 'paidAt', 'creditedAt', 'reversedAt'])
        .where('referrerId', '=', userId)
        .execute(),
      mail_outbox: await db
        .selectFrom('mail_outbox')
        .select(['template', 'recipient', 'subject', 'createdAt', 'sentAt'])
        .where('recipient', '=', email)
        .execute(),
    }),
  }
}

async function findTags(queries: Queries, userId: string): Promise<OwnTags> {
  const { affiliateTags, programmeIds } = await queries
    .selectFrom('user_profile')
    .select(['affiliateTags', 'programmeIds'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    affiliateTags: parseJsonText(affiliateTags),
    programmeIds: parseJsonText(programmeIds),
  }
}

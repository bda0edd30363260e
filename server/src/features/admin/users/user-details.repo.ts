import { withEditedTitle } from '../../../db/edited-title.ts'
import type { Queries } from '../../../db/transact.ts'

const MAX_ROWS = 50

/** The newest rows of one account for its admin page. */
export type UserDetailsRepo = ReturnType<typeof createUserDetailsRepo>

export function createUserDetailsRepo(db: Queries) {
  return {
    findUser: (userId: string) =>
      db
        .selectFrom('user')
        .leftJoin('user_profile as profile', 'profile.userId', 'user.id')
        .select([
          'user.id',
          'user.email',
          'user.name',
          'user.emailVerified',
          'user.role',
          'user.createdAt',
          'user.bannedAt',
          'user.banReason',
          'profile.publicId',
          'profile.username',
          'profile.premiumUntil',
        ])
        .where('user.id', '=', userId)
        .executeTakeFirst(),

    listSignInMethods: async (userId: string) => {
      const rows = await db
        .selectFrom('account')
        .select('providerId')
        .where('userId', '=', userId)
        .orderBy('providerId')
        .execute()
      return rows.map(({ providerId }) => providerId)
    },

    listSessions: (userId: string) =>
      db
        .selectFrom('session')
        .select(['id', 'client', 'userAgent', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        .orderBy('updatedAt', 'desc')
        .limit(MAX_ROWS)
        .execute(),

    listLinks: async (userId: string) => {
      const links = await db
        .selectFrom('saved_link')
        .select(['id', 'slug', 'title', 'details', 'identifier'])
        .select(['createdAt', 'removedAt', 'disabledAt'])
        .where('ownerId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_ROWS)
        .execute()
      return links.map(withEditedTitle)
    },

    countLinks: async (userId: string) => {
      const { links } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('links'))
        .where('ownerId', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(links)
    },

    listMails: (email: string) =>
      db
        .selectFrom('mail_outbox')
        .select(['id', 'template', 'subject', 'createdAt', 'sentAt', 'failedAt'])
        .where('recipient', '=', email)
        .orderBy('recipientNumber', 'desc')
        .limit(MAX_ROWS)
        .execute(),

    listGrants: (userId: string) =>
      db
        .selectFrom('premium_grant')
        .select(['id', 'source', 'months', 'startsAt', 'revokedAt'])
        .where('userId', '=', userId)
        .orderBy('startsAt', 'desc')
        .limit(MAX_ROWS)
        .execute(),
  }
}

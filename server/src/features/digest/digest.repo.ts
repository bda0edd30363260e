import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import { mondayOf } from './digest-week.ts'

/** Somebody who asked for the weekly mail and may not have had this week's. */
export interface DigestReader {
  readonly userId: string
  readonly publicId: PublicId
  readonly email: string
  readonly firstName: string
  readonly timeZone: string
  readonly premiumUntil: string | null
}

export interface DigestRepo {
  readonly listWaiting: (nowMs: number, after: string) => Promise<DigestReader[]>
  /** False when the week was taken before, or the mail is not wanted any more. */
  readonly claim: (queries: Queries, userId: string, week: string) => Promise<boolean>
  readonly stop: (publicId: PublicId) => Promise<void>
}

const READERS_AT_ONCE = 100
const AHEAD_OF_UTC_MS = 14 * 60 * 60 * 1000

export function createDigestRepo(db: Queries): DigestRepo {
  return {
    listWaiting: async (nowMs, after) => {
      // Nowhere on earth is it later than this.
      const latest = new Date(nowMs + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
      const rows = await db
        .selectFrom('user_profile')
        .innerJoin('user', 'user.id', 'user_profile.userId')
        .select([
          'user_profile.userId',
          'user_profile.publicId',
          'user_profile.username',
          'user_profile.timeZone',
          'user_profile.premiumUntil',
          'user.email',
          'user.name',
        ])
        .where('user_profile.weeklyDigest', '=', 1)
        .where(({ or, eb }) =>
          or([
            eb('user_profile.digestedWeek', 'is', null),
            eb('user_profile.digestedWeek', '<', mondayOf(latest)),
          ]),
        )
        .where('user_profile.userId', '>', after)
        .orderBy('user_profile.userId')
        .limit(READERS_AT_ONCE)
        .execute()
      return rows.map(({ username, name, ...row }) => ({ ...row, firstName: username ?? name }))
    },

    claim: async (queries, userId, week) => {
      const { numUpdatedRows } = await queries
        .updateTable('user_profile')
        .set({ digestedWeek: week })
        .where('userId', '=', userId)
        .where('weeklyDigest', '=', 1)
        .where(({ or, eb }) => or([eb('digestedWeek', 'is', null), eb('digestedWeek', '<', week)]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    stop: async (publicId) => {
      await db
        .updateTable('user_profile')
        .set({ weeklyDigest: 0 })
        .where('publicId', '=', publicId)
        .execute()
    },
  }
}

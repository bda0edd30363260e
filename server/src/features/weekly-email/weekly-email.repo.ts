import type { PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'
import { mondayOf } from './reported-week.ts'

/** A user who turned on the weekly email, may not have this week's yet, and is not banned. */
export interface WeeklyEmailRecipient {
  readonly userId: string
  readonly publicId: PublicId
  readonly email: string
  readonly firstName: string
  readonly timeZone: string
  readonly premiumUntil: string | null
}

export interface WeeklyEmailRepo {
  readonly listWaiting: (nowMs: number, after: string) => Promise<WeeklyEmailRecipient[]>
  /** False when this week's email was written before, or was turned off meanwhile. */
  readonly claim: (queries: Queries, userId: string, week: string) => Promise<boolean>
  readonly stop: (publicId: PublicId) => Promise<void>
}

const RECIPIENTS_PER_QUERY = 100
const AHEAD_OF_UTC_MS = 14 * 60 * 60 * 1000

export function createWeeklyEmailRepo(db: Queries): WeeklyEmailRepo {
  return {
    listWaiting: async (nowMs, after) => {
      // No time zone is further ahead of UTC.
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
        .where('user_profile.weeklyEmail', '=', 1)
        .where('user.bannedAt', 'is', null)
        .where(({ or, eb }) =>
          or([
            eb('user_profile.weeklyEmailWeek', 'is', null),
            eb('user_profile.weeklyEmailWeek', '<', mondayOf(latest)),
          ]),
        )
        .where('user_profile.userId', '>', after)
        .orderBy('user_profile.userId')
        .limit(RECIPIENTS_PER_QUERY)
        .execute()
      return rows.map(({ username, name, ...row }) => ({ ...row, firstName: username ?? name }))
    },

    claim: async (queries, userId, week) => {
      const { numUpdatedRows } = await queries
        .updateTable('user_profile')
        .set({ weeklyEmailWeek: week })
        .where('userId', '=', userId)
        .where('weeklyEmail', '=', 1)
        .where(({ or, eb }) =>
          or([eb('weeklyEmailWeek', 'is', null), eb('weeklyEmailWeek', '<', week)]),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    stop: async (publicId) => {
      await db
        .updateTable('user_profile')
        .set({ weeklyEmail: 0 })
        .where('publicId', '=', publicId)
        .execute()
    },
  }
}

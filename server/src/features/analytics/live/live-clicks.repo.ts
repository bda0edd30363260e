import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

export type LiveClicksRepo = ReturnType<typeof createLiveClicksRepo>

export function createLiveClicksRepo(db: Queries) {
  return {
    /** Which of these sessions are still open and belong to a Premium account. */
    listAllowedSessions: async (
      sessionIds: readonly string[],
      nowMs: number,
    ): Promise<ReadonlySet<string>> => {
      const rows = await db
        .selectFrom('session')
        .innerJoin('user_profile', 'user_profile.userId', 'session.userId')
        .select(['session.id', 'session.expiresAt'])
        .where('session.id', 'in', sessionIds)
        .where('user_profile.premiumUntil', '>', toIsoTime(nowMs))
        .execute()
      const open = rows.filter(({ expiresAt }) => new Date(expiresAt).getTime() > nowMs)
      return new Set(open.map(({ id }) => id))
    },
  }
}

import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

export interface LiveClicksRepo {
  /** Which of these sessions are still open and belong to a Premium account. */
  readonly listAllowedSessions: (
    sessionIds: readonly string[],
    nowMs: number,
  ) => Promise<ReadonlySet<string>>
}

export function createLiveClicksRepo(db: Queries): LiveClicksRepo {
  return {
    listAllowedSessions: async (sessionIds, nowMs) => {
      const rows = await db
        .selectFrom('session')
        .innerJoin('user_profile', 'user_profile.userId', 'session.userId')
        .select(['session.id', 'session.expiresAt'])
        .where('session.id', 'in', sessionIds)
        .where('user_profile.premiumUntil', '>', toIsoTime(new Date(nowMs)))
        .execute()
      const open = rows.filter(({ expiresAt }) => new Date(expiresAt).getTime() > nowMs)
      return new Set(open.map(({ id }) => id))
    },
  }
}

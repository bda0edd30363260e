import { sql } from 'kysely'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

export type AuthLimitsRepo = ReturnType<typeof createAuthLimitsRepo>

export function createAuthLimitsRepo(db: Queries) {
  return {
    /**
     * Counts one attempt in the key's window, which starts with the first attempt. One statement, so
     * concurrent attempts are all counted.
     */
    count: async (key: string, now: Date, windowEnd: Date) => {
      const present = toIsoTime(now)
      const fresh = { key, points: 1, endsAt: toIsoTime(windowEnd) }
      const row = await db
        .insertInto('rate_limit')
        .values(fresh)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            points: sql<number>`case when rate_limit."endsAt" <= ${present} then 1 else rate_limit.points + 1 end`,
            endsAt: sql<string>`case when rate_limit."endsAt" <= ${present} then ${fresh.endsAt} else rate_limit."endsAt" end`,
          }),
        )
        .returning(['points', 'endsAt'])
        .executeTakeFirstOrThrow()
      return { points: row.points, endsAt: new Date(row.endsAt) }
    },
    deleteEnded: async (now: Date) => {
      await db.deleteFrom('rate_limit').where('endsAt', '<=', toIsoTime(now)).execute()
    },
  }
}

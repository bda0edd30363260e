import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { toIsoTime } from '../../../db/columns.ts'
import type { Tables } from '../../../db/tables.ts'

export interface AuthLimitsRepo {
  /**
   * Counts one attempt in the key's window, which starts with the first attempt. One statement, so
   * concurrent attempts are all counted.
   */
  readonly count: (
    key: string,
    now: Date,
    windowEnd: Date,
  ) => Promise<{ points: number; endsAt: Date }>
  readonly deleteEnded: (now: Date) => Promise<void>
}

export function createAuthLimitsRepo(db: Kysely<Tables>): AuthLimitsRepo {
  return {
    count: async (key, now, windowEnd) => {
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
    deleteEnded: async (now) => {
      await db.deleteFrom('rate_limit').where('endsAt', '<=', toIsoTime(now)).execute()
    },
  }
}

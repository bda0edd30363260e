import { sql } from 'kysely'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** How failures on a key are delayed. */
export interface DelayRule {
  /** Attempts without a delay. */
  readonly free: number
  /** Seconds the key is blocked after each further attempt; the last applies to all later ones. */
  readonly delaysS: readonly number[]
}

export type SignInDelaysRepo = ReturnType<typeof createSignInDelaysRepo>

const FORGET_AFTER_S = 24 * 60 * 60

export function createSignInDelaysRepo(db: Queries) {
  return {
    /** Counts one attempt, or returns until when the key is blocked. */
    count: async (key: string, now: Date, { free, delaysS }: DelayRule) => {
      const inSeconds = (seconds: number) => toIsoTime(now.getTime() + seconds * 1000)
      const present = inSeconds(0)
      const endsAt = inSeconds(FORGET_AFTER_S)
      const untils = delaysS.map(inSeconds)
      const first = free > 0 ? present : (untils[0] ?? present)
      const last = untils.at(-1) ?? present
      const steps = untils.map(
        (until, step) =>
          sql`when rate_limit.points + 1 = ${free + step + 1} then cast(${until} as text)`,
      )
      // One statement, so concurrent attempts are all counted.
      const row = await db
        .insertInto('rate_limit')
        .values({ key, points: 1, endsAt, blockedUntil: first })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              points: sql<number>`case when rate_limit."endsAt" <= ${present} then 1 else rate_limit.points + 1 end`,
              endsAt,
              blockedUntil: sql<string>`case when rate_limit."endsAt" <= ${present} then cast(${first} as text) when rate_limit.points + 1 <= ${free} then cast(${present} as text) ${sql.join(steps, sql` `)} else cast(${last} as text) end`,
            })
            .where('rate_limit.blockedUntil', '<=', present),
        )
        .returning('points')
        .executeTakeFirst()
      if (row) return { attempts: row.points }
      const { blockedUntil } = await db
        .selectFrom('rate_limit')
        .select('blockedUntil')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return { blockedUntil: new Date(blockedUntil ?? present) }
    },
    clear: async (key: string) => {
      await db.deleteFrom('rate_limit').where('key', '=', key).execute()
    },
  }
}

import { sql } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

export interface LimitCount {
  readonly key: string
  readonly points: number
  readonly endsAt: number
}

export interface SharedLimitsRepo {
  /** Adds to each key's window, or starts one. Returns the totals of all processes. */
  readonly add: (counts: readonly LimitCount[], now: number) => Promise<LimitCount[]>
  readonly deleteEnded: (now: number) => Promise<void>
}

/** Keeps one statement within the database's parameter limit. */
const BATCH_ROWS = 500

export function createSharedLimitsRepo(db: Queries): SharedLimitsRepo {
  async function addSome(counts: readonly LimitCount[], now: number): Promise<LimitCount[]> {
    const present = iso(now)
    const rows = await db
      .insertInto('rate_limit')
      .values(counts.map(({ endsAt, ...count }) => ({ ...count, endsAt: iso(endsAt) })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when rate_limit."endsAt" <= ${present} then excluded.points else rate_limit.points + excluded.points end`,
          endsAt: sql<string>`case when rate_limit."endsAt" <= ${present} then excluded."endsAt" else rate_limit."endsAt" end`,
        }),
      )
      .returningAll()
      .execute()
    return rows.map(({ endsAt, ...row }) => ({ ...row, endsAt: Date.parse(endsAt) }))
  }

  return {
    add: async (counts, now) => {
      // All processes use the same order, so that they cannot deadlock.
      const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      const added: LimitCount[] = []
      for (let at = 0; at < sorted.length; at += BATCH_ROWS) {
        added.push(...(await addSome(sorted.slice(at, at + BATCH_ROWS), now)))
      }
      return added
    },

    deleteEnded: async (now) => {
      await db.deleteFrom('rate_limit').where('endsAt', '<=', iso(now)).execute()
    },
  }
}

function iso(time: number): string {
  return toIsoTime(new Date(time))
}

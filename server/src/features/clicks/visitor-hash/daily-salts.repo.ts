import type { Queries } from '../../../db/transact.ts'

const PREFIX = 'visitor-salt:'

export interface DailySaltsRepo {
  /** The day's salt for all processes: the offered one, unless another process stored one before. */
  readonly agree: (day: string, offered: string, now: Date) => Promise<string>
  /** Without the salt, no one can tell which reader a hash belongs to. */
  readonly deleteBefore: (day: string) => Promise<void>
}

export function createDailySaltsRepo(db: Queries): DailySaltsRepo {
  return {
    agree: async (day, offered, now) => {
      const key = PREFIX + day
      await db
        .insertInto('service_state')
        .values({ key, value: offered, updatedAt: now.toISOString() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      const { value } = await db
        .selectFrom('service_state')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return value
    },
    deleteBefore: async (day) => {
      await db
        .deleteFrom('service_state')
        .where('key', 'like', `${PREFIX}%`)
        .where('key', '<', PREFIX + day)
        .execute()
    },
  }
}

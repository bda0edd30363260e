import type { Queries } from '../../../db/transact.ts'

const PREFIX = 'visitor-salt:'

export type DailySaltsRepo = ReturnType<typeof createDailySaltsRepo>

export function createDailySaltsRepo(db: Queries) {
  return {
    /** The day's salt for all processes: the offered one, unless another process stored one before. */
    agree: async (day: string, offered: string, now: Date): Promise<string> => {
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
    /** Without the salt, no one can tell which reader a hash belongs to. */
    deleteBefore: async (day: string): Promise<void> => {
      await db
        .deleteFrom('service_state')
        .where('key', 'like', `${PREFIX}%`)
        .where('key', '<', PREFIX + day)
        .execute()
    },
  }
}

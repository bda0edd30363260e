import type { Queries } from '../../../db/transact.ts'

const PREFIX = 'reader-salt:'

export interface ReaderSaltsRepo {
  /** The salt of a day for all processes: the given one, where nobody has made another. */
  readonly agree: (day: string, offered: string, now: Date) => Promise<string>
  /** Without its salt nobody can tell any more which reader a mark stands for. */
  readonly deleteBefore: (day: string) => Promise<void>
}

export function createReaderSaltsRepo(db: Queries): ReaderSaltsRepo {
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

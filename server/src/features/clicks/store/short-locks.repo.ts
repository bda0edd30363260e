import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'

/** While a change of a table waits for its lock, all others wait behind it. */
const LOCK_TIMEOUT_MS = 300
const MAX_ATTEMPTS = 20
const PAUSE_MS = 250

/** The lock was not free in time, or a deadlock. */
const RETRIED = ['55P03', '40P01']

/**
 * Runs a change of tables in one transaction on PostgreSQL. It waits for locks only for a moment, then gives
 * way and tries again later, so that hits and charts never wait long for it.
 */
export async function withShortLocks<Result>(
  db: Queries,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (queries) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(
          queries,
        )
        return await work(queries)
      })
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (attempt === MAX_ATTEMPTS || !RETRIED.includes(String(code))) throw error
      await wait(PAUSE_MS * attempt)
    }
  }
}

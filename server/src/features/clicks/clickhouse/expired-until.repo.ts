import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** The key in `service_state`: the hits of the days (UTC) before are counted by `daily_total` in ClickHouse. */
const EXPIRED_UNTIL = 'clickhouse-expired-until'
const NEVER = '1970-01-01'

/** In the main database, so that charts change from a day's hits to its totals at one moment. */
export async function readExpiredUntil(db: Queries): Promise<string> {
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', EXPIRED_UNTIL)
    .executeTakeFirst()
  return row?.value ?? NEVER
}

export async function writeExpiredUntil(db: Queries, value: string, now: Date): Promise<void> {
  const updatedAt = toIsoTime(now)
  await db
    .insertInto('service_state')
    .values({ key: EXPIRED_UNTIL, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}

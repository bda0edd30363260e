import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/** The key in `service_state`: the hits of the days (UTC) before are counted by `daily_total` in ClickHouse. */
const EXPIRED_UNTIL = 'clickhouse-expired-until'
const NEVER = '1970-01-01'

/** In the main database, so that charts change from a day's hits to its totals at one moment. */
export async function readExpiredUntil(db: Queries): Promise<string> {
  return (await readState(db, EXPIRED_UNTIL)) ?? NEVER
}

export async function writeExpiredUntil(db: Queries, value: string, now: Date): Promise<void> {
  await writeState(db, EXPIRED_UNTIL, value, now)
}

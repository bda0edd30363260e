import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'
import { dayOfHitId } from '../hit-id.ts'

/** The key in `service_state`: the hits of the days (UTC) before are counted by `daily_total` in ClickHouse. */
const EXPIRED_UNTIL = 'clickhouse-expired-until'
/** Totals from the main database count, though none of ClickHouse's own days has expired. */
const NEVER = dayOfHitId(0n)

/** In the main database, so that charts change from a day's hits to its totals at one moment. */
export async function readExpiredUntil(db: Queries): Promise<string> {
  return (await readState(db, EXPIRED_UNTIL)) ?? NEVER
}

export async function writeExpiredUntil(db: Queries, value: string, now: Date): Promise<void> {
  await writeState(db, EXPIRED_UNTIL, value, now)
}

export async function forgetExpired(db: Queries): Promise<void> {
  await db.deleteFrom('service_state').where('key', '=', EXPIRED_UNTIL).execute()
}

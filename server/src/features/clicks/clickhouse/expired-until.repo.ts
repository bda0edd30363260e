import { addDays } from '@everyshelf/domain/clicks'
import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'
import { dayOfHitId } from '../hit-id.ts'

/** The key in `service_state` of the boundary between totals and hits. */
const EXPIRED_UNTIL = 'clickhouse-expired-until'

/** Totals count on days (UTC) before this one, and on this one for owners up to this number; then hits count. */
export interface ExpiredUntil {
  readonly expiredDay: string
  readonly expiredOwner: number
}

/** Days (UTC), of which only hits that have not expired count. */
export interface HitPeriod extends ExpiredUntil {
  readonly first: string
  /** The day after the last one. */
  readonly end: string
}

export const IS_IN_PERIOD = `day >= {first:Date} AND day < {end:Date}
  AND (day, owner) > ({expiredDay:Date}, {expiredOwner:UInt32})`

const LAST_OWNER = 2 ** 32 - 1

/** The boundary before the first owner of a day. */
export function expiredBefore(day: string): ExpiredUntil {
  return { expiredDay: addDays(day, -1), expiredOwner: LAST_OWNER }
}

/** In the main database, so that charts change from an owner's hits of a day to their totals at one moment. */
export async function readExpiredUntil(db: Queries): Promise<ExpiredUntil> {
  const known = await readState(db, EXPIRED_UNTIL)
  return known === null ? expiredBefore(dayOfHitId(0n)) : JSON.parse(known)
}

/** The first day (UTC) whose hits count for an owner. */
export async function readFirstHitDay(db: Queries, owner: number): Promise<string> {
  const { expiredDay, expiredOwner } = await readExpiredUntil(db)
  return owner <= expiredOwner ? addDays(expiredDay, 1) : expiredDay
}

export async function writeExpiredUntil(
  db: Queries,
  until: ExpiredUntil,
  now: Date,
): Promise<void> {
  await writeState(db, EXPIRED_UNTIL, JSON.stringify(until), now)
}

export async function forgetExpired(db: Queries): Promise<void> {
  await db.deleteFrom('service_state').where('key', '=', EXPIRED_UNTIL).execute()
}

import { toIsoTime } from '../../../db/columns.ts'
import { readState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/** The two places that clicks can be in: the main database (SQLite or PostgreSQL), or ClickHouse. */
export type ClickStoreName = 'main' | 'clickhouse'

/** Which store has all clicks. */
export interface ClickPlace {
  readonly store: ClickStoreName
  /** While they are copied to the other store: the last month (UTC) that is, or '' at first. Else null. */
  readonly copiedUntil: string | null
  /** The run of the command that copies them. */
  readonly run?: string
}

/** The key in `service_state` of the main database. */
const STATE_KEY = 'click-place'

/** False when another run of the command has changed it, which then has to go on alone. */
export async function changePlace(
  db: Queries,
  from: ClickPlace,
  to: ClickPlace,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_state')
    .set({ value: JSON.stringify(to), updatedAt: toIsoTime(new Date(nowMs)) })
    .where('key', '=', STATE_KEY)
    .where('value', '=', JSON.stringify(from))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Null before the first click. */
export async function readPlace(db: Queries): Promise<ClickPlace | null> {
  const known = await readState(db, STATE_KEY)
  return known === null ? null : JSON.parse(known)
}

/** On a new server, clicks go where its first process is set up to store them. */
export async function openPlace(
  db: Queries,
  configured: ClickStoreName,
  nowMs: number,
): Promise<ClickPlace> {
  const known = await readPlace(db)
  if (known) return known
  const hit = await db.selectFrom('link_hit').select('owner').limit(1).executeTakeFirst()
  const first: ClickPlace = { store: hit ? 'main' : configured, copiedUntil: null }
  await db
    .insertInto('service_state')
    .values({ key: STATE_KEY, value: JSON.stringify(first), updatedAt: toIsoTime(new Date(nowMs)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await openPlace(db, configured, nowMs)
}

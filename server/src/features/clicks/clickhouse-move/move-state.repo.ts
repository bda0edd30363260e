import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/**
 * - `copying`: clicks are copied to ClickHouse; servers may store new ones in either database
 * - `complete`: ClickHouse has everything, and servers store new clicks there
 * - `emptied`: the copied clicks are being deleted from the main database, or are
 * - `returning`: clicks are copied back; `returned`: the main database has everything
 */
export type MovePhase = 'copying' | 'complete' | 'emptied' | 'returning' | 'returned'

export interface MoveState {
  readonly phase: MovePhase
  /** Of the counting rules, when the first hit was copied. */
  readonly rulesVersion: number | null
  /** Whether ClickHouse has all totals, so that they replace those of the main database when they are copied back. */
  readonly hasTotals: boolean
}

/** The key in `service_state` of the main database. */
const STATE_KEY = 'clickhouse-move'

/** A move that its operator has left for longer does not keep old clicks from being deleted (P3). */
const WAIT_MS = 7 * 24 * 60 * 60 * 1000

/** Null before the first run. */
export async function readMoveState(db: Queries): Promise<MoveState | null> {
  const state = await readState(db, STATE_KEY)
  return state === null ? null : JSON.parse(state)
}

export async function writeMoveState(db: Queries, state: MoveState, now: Date): Promise<void> {
  await writeState(db, STATE_KEY, JSON.stringify(state), now)
}

/** Whether clicks are being copied, so that none may be deleted from only one of the databases. */
export async function isMoving(db: Queries, nowMs: number): Promise<boolean> {
  const row = await readRow(db)
  if (!row) return false
  const { phase }: MoveState = JSON.parse(row.value)
  if (phase !== 'copying' && phase !== 'returning') return false
  return nowMs < Date.parse(row.updatedAt) + WAIT_MS
}

async function readRow(db: Queries) {
  return await db
    .selectFrom('service_state')
    .select(['value', 'updatedAt'])
    .where('key', '=', STATE_KEY)
    .executeTakeFirst()
}

/** As before the first run, for a new move to an empty ClickHouse. */
export async function forgetMove(db: Queries): Promise<void> {
  await db
    .deleteFrom('service_state')
    .where('key', 'in', [STATE_KEY, 'clickhouse-expired-until'])
    .execute()
}

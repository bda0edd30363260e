import type { Kysely } from 'kysely'
import { toIsoTime } from './columns.ts'
import type { Tables } from './tables.ts'
import type { Queries } from './transact.ts'

/** Writes a row. Fails when the disk is full, the file is locked, or the server is unreachable. */
export async function proveWritable(db: Kysely<Tables>): Promise<void> {
  await writeState(db, 'last-write-check', 'ok', new Date())
}

const HEARTBEAT = 'replica-heartbeat'

/** Stores the current time on the primary, which shows how far a replica lags. */
export async function writeHeartbeat(db: Kysely<Tables>, now: Date): Promise<void> {
  await writeState(db, HEARTBEAT, 'ok', now)
}

/** The last heartbeat that the database has; milliseconds since 1970. */
export async function readHeartbeat(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('service_state')
    .select('updatedAt')
    .where('key', '=', HEARTBEAT)
    .executeTakeFirst()
  return row ? Date.parse(row.updatedAt) : null
}

const SECRET = 'secret-fingerprint'

/** Stores a fingerprint of this process's secret. Returns the one that the last process stored. */
export async function swapSecretFingerprint(
  db: Kysely<Tables>,
  fingerprint: string,
  now: Date,
): Promise<string | undefined> {
  const last = (await readState(db, SECRET)) ?? undefined
  if (last !== fingerprint) await writeState(db, SECRET, fingerprint, now)
  return last
}

/** What the server stored under a key. */
export async function readState(db: Queries, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

export async function writeState(
  db: Queries,
  key: string,
  value: string,
  now: Date,
): Promise<void> {
  const updatedAt = toIsoTime(now)
  await db
    .insertInto('service_state')
    .values({ key, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}

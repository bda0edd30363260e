import type { Kysely } from 'kysely'
import { toIsoTime } from './columns.ts'
import type { Tables } from './tables/index.ts'

/** Writes a row. Fails when the disk is full, the file is locked, or the server is unreachable. */
export async function proveWritable(db: Kysely<Tables>): Promise<void> {
  await put(db, 'last-write-check', 'ok', new Date())
}

/** The stored key keeps its first name, for servers of the previous version during an upgrade. */
const HEARTBEAT = 'replica-beat'

/** Stores the current time on the primary, which shows how far a replica lags. */
export async function writeHeartbeat(db: Kysely<Tables>, now: Date): Promise<void> {
  await put(db, HEARTBEAT, 'ok', now)
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
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', SECRET)
    .executeTakeFirst()
  if (row?.value !== fingerprint) await put(db, SECRET, fingerprint, now)
  return row?.value
}

async function put(db: Kysely<Tables>, key: string, value: string, now: Date): Promise<void> {
  const updatedAt = toIsoTime(now)
  await db
    .insertInto('service_state')
    .values({ key, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}

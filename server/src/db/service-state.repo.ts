import type { Kysely } from 'kysely'
import { toIsoTime } from './columns.ts'
import type { Tables } from './tables/index.ts'

/** Writes one row for real; fails when the disk is full, the file is locked or the server is away. */
export async function proveWritable(db: Kysely<Tables>): Promise<void> {
  await put(db, 'last-write-check', 'ok', new Date())
}

const BEAT = 'replica-beat'

/** Writes down that the primary is there, for replicas to tell how far behind they are. */
export async function writeBeat(db: Kysely<Tables>, now: Date): Promise<void> {
  await put(db, BEAT, 'ok', now)
}

/** When the database last beat, as far as it knows; milliseconds since 1970. */
export async function readBeat(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('service_state')
    .select('updatedAt')
    .where('key', '=', BEAT)
    .executeTakeFirst()
  return row ? Date.parse(row.updatedAt) : null
}

const SECRET = 'secret-fingerprint'

/** Writes down by which secret this process signs; what the last one to start wrote before. */
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

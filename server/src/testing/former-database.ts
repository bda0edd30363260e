import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { migrate } from '../db/migrate.ts'
import { listMigrations } from '../db/migrations/index.ts'
import { createTransact } from '../db/transact.ts'
import { moveFormerHits } from '../features/clicks/former-hits/move-former-hits.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { removeBackupFacts } from '../operations/backup/backup-file.ts'
import { openRowStore } from '../operations/copying/row-store.repo.ts'
import { listTables, readRows, writeRows } from '../operations/copying/tables.repo.ts'
import { createEmptyDatabase } from './databases.ts'

export const DUNE = '9780441172719'
export const EMMA = '9780141439587'

/** A hit in the tables before migration 0034, by default a click of Ada's link to Dune. */
export interface FormerHit {
  readonly at: string
  readonly ownerId?: string | null
  readonly identifier?: string
  readonly country?: string | null
  readonly excludedBecause?: string | null
  readonly source?: string
  readonly reader?: string | null
}

type FormerTotal = readonly [
  day: string,
  identifier: string,
  hits: number,
  clicks: number,
  readers: number,
]

/** Opens a database as version 0033 leaves it, and what a test does with it. */
export async function openFormerDatabase(
  kind: DatabaseKind,
  prepare: (file: string) => void = () => {},
) {
  const place = await createEmptyDatabase(kind)
  if (place.config.kind === 'sqlite') prepare(place.config.file)
  const database = openDatabase(place.config)
  let isOpen = true
  const disconnect = async () => {
    if (isOpen) await database.close()
    isOpen = false
  }
  onTestFinished(async () => {
    await disconnect()
    await place.remove()
  })
  await migrateTo0033(database)
  return {
    ...database,
    config: place.config,
    disconnect,
    migrate: () => migrate(database, place.config),
    /** Moves the hits in this number of steps at most. */
    move: (nowMs: number, steps = Number.POSITIVE_INFINITY) => {
      let left = steps
      return moveFormerHits({
        ...database,
        transact: createTransact(database.db),
        onProgress: () => {},
        shouldStop: () => left-- <= 0,
        pauseFactor: 0,
        now: () => nowMs,
      })
    },
  }
}

/**
 * A backup of SQLite that the version of commit 9ada0782 made on 2027-06-15T12:00Z, after its own functions had
 * stored 15 months of demo clicks, added them to the totals, and deleted those older than 13 months.
 */
export function writeFormerBackup(file: string): void {
  const packed = readFileSync(new URL('fixtures/backup-before-0034.db.br', import.meta.url))
  writeFileSync(file, brotliDecompressSync(packed), { mode: 0o600 })
}

/** Makes a database of a former backup: SQLite as it was, or PostgreSQL with the same rows. */
export async function openFormerBackup(kind: DatabaseKind) {
  if (kind === 'sqlite') {
    return await openFormerDatabase('sqlite', (file) => {
      writeFormerBackup(file)
      removeBackupFacts(file)
    })
  }
  const from = await openFormerBackup('sqlite')
  const database = await openFormerDatabase('postgres')
  const [source, target] = [openRowStore(from.config), openRowStore(database.config)]
  for (const table of await listTables(source)) {
    const columns = (await listTables(target)).find(({ name }) => name === table.name)
    for await (const rows of readRows(source, table))
      await writeRows(target, columns ?? table, rows)
  }
  await Promise.all([source.close(), target.close()])
  return database
}

export async function migrateTo0033(database: Pick<Database, 'db' | 'kind'>): Promise<void> {
  await migrateTo(database, '0033-label-history')
}

/** Applies the migrations up to this one. */
export async function migrateTo(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  name: string,
): Promise<void> {
  const provider = { getMigrations: async () => listMigrations(kind) }
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

type Queries = Pick<Database, 'db'>

export async function addFormerOwner({ db }: Queries, userId: string, timeZone = 'UTC') {
  await sql`insert into user_profile ("userId", "publicId", "affiliateTags", "createdAt", "updatedAt",
    "timeZone") values (${userId}, ${`${userId.repeat(12).slice(0, 12)}2345`}, '{}', '', '', ${timeZone})`.execute(
    db,
  )
}

/** Stores hits as the previous version did, in the order of time. Returns their ids. */
export async function addFormerHits(
  { db }: Queries,
  hits: readonly FormerHit[],
): Promise<bigint[]> {
  const ids: bigint[] = []
  let timeMs = 0
  const nextId = createHitIds(() => timeMs)
  for (const hit of hits) {
    const { ownerId = 'ada', identifier = DUNE, country = null } = hit
    const { excludedBecause = null, source = 'redirect', reader = null } = hit
    timeMs = Date.parse(`${hit.at}:30Z`)
    const id = nextId()
    ids.push(id)
    await sql`insert into hit (id, "openedAt", "linkId", "ownerId", identifier, country, retailer,
      marketplace, device, browser, "refererHost", language, channel, "excludedBecause", source, reader)
      values (${id}, ${hit.at}, null, ${ownerId}, ${identifier}, ${country}, 'amazon', 'de',
        'Mobile', 'Safari', null, 'de', null, ${excludedBecause}, ${source}, ${reader})`.execute(db)
  }
  return ids
}

/** The totals include all hits up to this id. */
export async function setFormerCursor({ db }: Queries, id: bigint): Promise<void> {
  await sql`insert into service_state values ('click-totals-cursor', ${String(id)}, '')`.execute(db)
}

export async function addFormerTotals(
  { db }: Queries,
  ownerId: string,
  totals: readonly FormerTotal[],
): Promise<void> {
  for (const [day, identifier, hits, clicks, readers] of totals) {
    await sql`insert into click_day (day, "ownerId", identifier, hits, clicks, readers)
      values (${day}, ${ownerId}, ${identifier}, ${hits}, ${clicks}, ${readers})`.execute(db)
  }
}

export async function listTableNames({ db }: Queries): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name)
}

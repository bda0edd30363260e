import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { isMigrated, migrate, versionOne } from '../schema.ts'
import { addAccount } from '../testing/account-rows.ts'
import { createEmptyDatabase, describeEachDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { createSchemaVersion } from './migrate.ts'

describeEachDatabase('migrate', (open, kind) => {
  it('brings an empty database up to date', async () => {
    const database = await open()
    expect(await isMigrated(database)).toBe(true)
    const tables = await database.db.introspection.getTables()
    expect(tables.map(({ name }) => name).sort()).toEqual([
      'account',
      'admin_audit',
      'admin_session',
      'api_key',
      'api_request',
      'authenticator',
      'author_page',
      'author_page_book',
      'author_page_slug',
      'author_portrait',
      'book',
      'bulk_change',
      'bulk_change_link',
      ...(kind === 'sqlite' ? ['changed_link'] : []),
      'daily_metric',
      'daily_total',
      'day_reader',
      'device_code',
      'earning',
      'earning_import',
      'earning_settings',
      'erasure',
      'feedback',
      'feedback_reply',
      'hit_owner',
      'job',
      'label',
      'link_cover',
      'link_hit',
      'link_label',
      'link_move',
      'link_report',
      'link_slug',
      'link_version',
      'mail_outbox',
      'moved_link',
      'own_domain',
      'packed_month',
      'passkey',
      'payment_card',
      'premium_grant',
      'rate_limit',
      'recovery_code',
      'referral',
      'saved_filter',
      'saved_link',
      'seller_confirmation',
      'seller_report',
      'series',
      'series_book',
      'series_slug',
      'service_state',
      'session',
      'sign_up',
      'status_slot',
      'stripe_checkout',
      'stripe_customer',
      'stripe_event',
      'stripe_subscription',
      'tag_change',
      'two_factor_recovery',
      'used_challenge',
      'user',
      'user_profile',
      'verification',
      'webhook',
      'webhook_delivery',
      'webhook_event',
    ])
  })

  it('R9 does nothing the second time', async () => {
    const database = await open()
    expect(await migrate(database, database.config)).toEqual([])
  })

  it('R9 refuses a database of a newer version, and names its unknown migrations', async () => {
    const database = await open()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '')`.execute(
      database.db,
    )
    await expect(migrate(database, database.config)).rejects.toThrow(
      'written by a newer Everyshelf (9999-from-tomorrow)',
    )
    expect(await isMigrated(database)).toBe(false)
  })

  it('refuses a database of a build before version 1, and leaves it as it is', async () => {
    const database = await open()
    await sql`update kysely_migration set name = '0001-first-tables'`.execute(database.db)
    await expect(migrate(database, database.config)).rejects.toThrow(
      'A build before version 1.0.0 wrote this database, and this version cannot read it.',
    )
    const { rows } = await sql`select name from kysely_migration`.execute(database.db)
    expect(rows).toEqual([{ name: '0001-first-tables' }])
  })

  it('stores a hit’s 64-bit id exactly', async () => {
    const { db } = await open()
    const id = 9_007_199_254_740_993n
    await sql`insert into link_hit (owner, id, identifier, retailer, device, browser, "newReader")
      values (0, ${id}, '9780143127741', 'amazon', 'Mobile', 'Chrome', 0)`.execute(db)
    const { rows } = await sql<{ id: string }>`select cast(id as text) as id from link_hit`.execute(
      db,
    )
    expect(rows).toEqual([{ id: '9007199254740993' }])
  })

  it('allows one saved link per owner and book', async () => {
    const { db } = await open()
    const save = (id: string) =>
      sql`insert into saved_link
        (id, slug, "ownerId", identifier, title, "createdAt")
        values (${id}, ${id}, 'ada', '9780143127741', 'A Book', '')`.execute(db)
    await save('first')
    await expect(save('second')).rejects.toThrow(/unique|duplicate/i)
  })
})

describeEachDatabase('a later version', (open, kind) => {
  /** What the next version of the server might add, typed by the tables that it knows. */
  const later = createSchemaVersion(() => ({
    ...versionOne(kind),
    '0002-nicknames': {
      up: async (db: Kysely<{ user: { id: string; nickname: string | null } }>) => {
        await db.schema.alterTable('user').addColumn('nickname', 'text').execute()
        await db.updateTable('user').set({ nickname: 'Ada' }).execute()
      },
    },
  }))

  it('R9 adds its own changes, once, and this version refuses what it made', async () => {
    const database = await open()
    const { userId } = await addAccount(database, { name: 'ada' })
    expect(await later.migrate(database, database.config)).toEqual(['0002-nicknames'])
    expect(await later.migrate(database, database.config)).toEqual([])
    const { rows } = await sql`select id, nickname from "user"`.execute(database.db)
    expect(rows).toEqual([{ id: userId, nickname: 'Ada' }])
    expect(await isMigrated(database)).toBe(false)
    await expect(migrate(database, database.config)).rejects.toThrow('newer Everyshelf')
  })

  it('R9 that fails midway changes nothing, and can be repeated', async () => {
    const database = await open()
    let isBroken = true
    const breaking = createSchemaVersion(() => ({
      ...versionOne(kind),
      '0002-halves': {
        up: async (db) => {
          await db.schema.createTable('half').addColumn('id', 'text').execute()
          if (isBroken) throw new Error('killed')
        },
      },
    }))
    await expect(breaking.migrate(database, database.config)).rejects.toThrow('killed')
    expect(await isMigrated(database)).toBe(true)
    isBroken = false
    expect(await breaking.migrate(database, database.config)).toEqual(['0002-halves'])
  })
})

describe('an SQLite file of a build before version 1', () => {
  it('is refused before it is opened, and nothing in its folder changes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'everyshelf-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'everyshelf.db')
    const sqlite = new Sqlite(file)
    sqlite.pragma('journal_mode = WAL')
    sqlite.exec(`create table kysely_migration (name text, timestamp text);
      insert into kysely_migration values ('0001-first-tables', '2026-11-01')`)
    sqlite.close()
    const before = readFileSync(file)

    expect(() => openDatabase({ kind: 'sqlite', file })).toThrow(
      'A build before version 1.0.0 wrote this database, and this version cannot read it.',
    )
    expect(readFileSync(file)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['everyshelf.db'])
  })
})

describe('PostgreSQL', () => {
  it('R9 is migrated once when four processes start together', async () => {
    const place = await createEmptyDatabase('postgres')
    if (place.config.kind !== 'postgres') throw new Error('not PostgreSQL')
    const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))
    const script = `
      import { openDatabase } from ${here('database.ts')}
      import { migrate } from ${here('../schema.ts')}
      const config = { kind: 'postgres', url: process.argv[1] }
      const database = openDatabase(config)
      console.log((await migrate(database, config)).length)
      await database.close()`
    const starts = Array.from({ length: 4 }, async () => {
      const args = [
        '--input-type=module',
        '-e',
        script,
        place.config.kind === 'postgres' ? place.config.url : '',
      ]
      const child = spawn(process.execPath, args, {
        env: { ...process.env, NODE_COMPILE_CACHE: inject('compiledCode') },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
      const [exitCode] = await once(child, 'close')
      expect(exitCode).toBe(0)
      return Number(output)
    })
    const applied = await Promise.all(starts)
    expect(applied.toSorted()).toEqual([0, 0, 0, 1])
    const database = openDatabase(place.config)
    expect(await isMigrated(database)).toBe(true)
    await database.close()
    await place.remove()
  })
})

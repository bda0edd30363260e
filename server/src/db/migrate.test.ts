import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { createEmptyDatabase, databaseKinds, describeEachDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'
import { isMigrated, migrate } from './migrate.ts'
import { listMigrations } from './migrations/index.ts'

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
      'daily_total',
      'day_figure',
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
      // A job adds the partitions of months.
      ...(kind === 'postgres' ? ['link_hit_other'] : []),
      'link_label',
      'link_move',
      'link_report',
      'link_slug',
      'link_version',
      'mail_outbox',
      'moved_link',
      'packed_month',
      'passkey',
      'payment_card',
      'premium_grant',
      'rate_limit',
      'recovery_code',
      'referral',
      'saved_filter',
      'saved_link',
      'series',
      'series_book',
      'series_slug',
      'service_state',
      'session',
      'shop_confirmation',
      'shop_report',
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

describe('migrations', () => {
  const names = Object.keys(listMigrations('sqlite'))

  it('are numbered without gaps, one file each', () => {
    const files = readdirSync(join(import.meta.dirname, 'migrations'))
      .filter((file) => file !== 'index.ts')
      .map((file) => file.replace('.ts', ''))
    expect(names).toEqual(files.sort())
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(
      names.map((_, index) => index + 1),
    )
  })

  it.each(databaseKinds)('are the same on %s', (kind) => {
    expect(Object.keys(listMigrations(kind))).toEqual(names)
  })

  it('R9 are applied once when four processes start together on PostgreSQL', async () => {
    const place = await createEmptyDatabase('postgres')
    if (place.config.kind !== 'postgres') throw new Error('not PostgreSQL')
    const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))
    const script = `
      import { openDatabase } from ${here('database.ts')}
      import { migrate } from ${here('migrate.ts')}
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
    expect(applied.toSorted()).toEqual([0, 0, 0, names.length])
    const database = openDatabase(place.config)
    expect(await isMigrated(database)).toBe(true)
    await database.close()
    await place.remove()
  })
})

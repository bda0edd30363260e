import type { PublicId, Slug } from '@everyshelf/domain/links'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { connectSqlite } from '../../db/sqlite.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/databases.ts'
import { connectOutside, type OutsideConnection } from '../../testing/outside-connection.ts'
import { createLinkChangeReader, type TakeChanges } from './sqlite-link-changes.repo.ts'

const ada = 'adaadaadaada2345' as PublicId

describe('R17 changes by other connections', () => {
  let database: TestDatabase
  let outside: OutsideConnection
  let takeChanges: TakeChanges
  const opened: { close: () => unknown }[] = []

  beforeEach(async () => {
    database = await openTestDatabase('sqlite')
    if (database.config.kind !== 'sqlite') throw new Error('not SQLite')
    outside = connectOutside(database.config)
    const sqlite = connectSqlite(database.config.file, { timeout: 0 })
    opened.push(sqlite, outside)
    await outside.addOwner({})
    await outside.addLink({})
    takeChanges = createLinkChangeReader(sqlite)
  })

  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
    await database.dispose()
  })

  const takeNames = () => {
    const changed = takeChanges()
    return changed === 'unknown' ? changed : changed.map(({ slug, publicId }) => slug ?? publicId)
  }

  it('ignore rows that redirects do not read', async () => {
    await outside.db
      .insertInto('service_state')
      .values({ key: 'heartbeat', value: '1', updatedAt: '' as never })
      .execute()
    await outside.db.updateTable('saved_link').set({ title: 'Another title' }).execute()
    await outside.db.updateTable('user_profile').set({ username: 'Ada' }).execute()
    expect(takeNames()).toEqual([])
  })

  it('include every slug of a disabled link', async () => {
    await outside.db
      .insertInto('link_slug')
      .values({ slug: 'formerly' as Slug, linkId: 'linkaaaaaaaaaa', createdAt: '' })
      .execute()
    expect(takeNames()).toEqual(['formerly'])
    await outside.db.updateTable('saved_link').set({ disabledAt: '2026-11-21' }).execute()
    expect(new Set(takeNames())).toEqual(new Set(['formerly', 'h7kq2mw']))
    expect(takeNames()).toEqual([])
  })

  it('include an owner whose tags changed', async () => {
    await outside.db
      .updateTable('user_profile')
      .set({ affiliateTags: toJsonText({}) })
      .execute()
    expect(new Set(takeNames())).toEqual(new Set([ada]))
  })

  it('are unknown when there are too many, and known again afterwards', async () => {
    const many = Array.from({ length: 60 }, (_, index) => index)
    for (const index of many) {
      await outside.addLink({ id: `link-${index}`, slug: `many-${index}` as Slug, ownerId: null })
    }
    expect(takeNames()).toBe('unknown')
    await outside.addLink({ id: 'link-z', slug: 'onemore' as Slug, ownerId: null })
    expect(takeNames()).toEqual(['onemore'])
  })

  it('are unknown after an account was deleted', async () => {
    await outside.db.updateTable('user_profile').set({ premiumUntil: '2027' }).execute()
    await outside.db.deleteFrom('user_profile').execute()
    expect(takeNames()).toBe('unknown')
    const kept = outside.sqlite?.prepare('select "publicId" from changed_link').pluck().all()
    expect(kept).not.toContain(ada)
  })

  it('take no more room than 1,000 changes', async () => {
    const change = outside.sqlite?.prepare('update saved_link set "disabledAt" = ?')
    for (let index = 0; index < 1500; index++) change?.run(String(index))
    const rows = outside.sqlite?.prepare('select count(*) from changed_link').pluck().get()
    expect(rows).toBe(1000)
  })
})

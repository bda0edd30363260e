import type { PublicId, Slug } from '@everyshelf/domain/links'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { connectSqlite } from '../../db/sqlite.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/databases.ts'
import { connectOutside, type OutsideConnection } from '../../testing/outside-connection.ts'
import { createChangedLinks, type TakeChanged } from './changed-links.repo.ts'

const ada = 'adaadaadaada2345' as PublicId

describe('R17 what other connections changed', () => {
  let database: TestDatabase
  let outside: OutsideConnection
  let takeChanged: TakeChanged
  const opened: { close: () => unknown }[] = []

  beforeEach(async () => {
    database = await openTestDatabase('sqlite')
    if (database.config.kind !== 'sqlite') throw new Error('not SQLite')
    outside = connectOutside(database.config)
    const sqlite = connectSqlite(database.config.file, { timeout: 0 })
    opened.push(sqlite, outside)
    await outside.addOwner({})
    await outside.addLink({})
    takeChanged = createChangedLinks(sqlite)
  })

  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
    await database.dispose()
  })

  const told = () => {
    const changed = takeChanged()
    return changed === 'unknown' ? changed : changed.map(({ slug, publicId }) => slug ?? publicId)
  }

  it('is nothing after writing that no redirect reads', async () => {
    await outside.db
      .insertInto('service_state')
      .values({ key: 'beat', value: '1', updatedAt: '' as never })
      .execute()
    await outside.db.updateTable('saved_link').set({ title: 'Another title' }).execute()
    await outside.db.updateTable('user_profile').set({ username: 'Ada' }).execute()
    expect(told()).toEqual([])
  })

  it('is every name of a link that was switched off', async () => {
    await outside.db
      .insertInto('link_slug')
      .values({ slug: 'formerly' as Slug, linkId: 'linkaaaaaaaaaa', createdAt: '' })
      .execute()
    expect(told()).toEqual(['formerly'])
    await outside.db.updateTable('saved_link').set({ disabledAt: '2026-11-21' }).execute()
    expect(new Set(told())).toEqual(new Set(['formerly', 'h7kq2mw']))
    expect(told()).toEqual([])
  })

  it('is an owner whose tags changed', async () => {
    await outside.db
      .updateTable('user_profile')
      .set({ affiliateTags: toJsonText({}) })
      .execute()
    expect(new Set(told())).toEqual(new Set([ada]))
  })

  it('is unknown when it is much, and known again afterwards', async () => {
    const many = Array.from({ length: 60 }, (_, index) => index)
    for (const index of many) {
      await outside.addLink({ id: `link-${index}`, slug: `many-${index}` as Slug, ownerId: null })
    }
    expect(told()).toBe('unknown')
    await outside.addLink({ id: 'link-z', slug: 'onemore' as Slug, ownerId: null })
    expect(told()).toEqual(['onemore'])
  })

  it('is unknown after an account was erased, of which nothing stays', async () => {
    await outside.db.updateTable('user_profile').set({ premiumUntil: '2027' }).execute()
    await outside.db.deleteFrom('user_profile').execute()
    expect(told()).toBe('unknown')
    const kept = outside.sqlite?.prepare('select "publicId" from changed_link').pluck().all()
    expect(kept).not.toContain(ada)
  })

  it('takes no more room than for a thousand changes', async () => {
    const change = outside.sqlite?.prepare('update saved_link set "disabledAt" = ?')
    for (let index = 0; index < 1500; index++) change?.run(String(index))
    const rows = outside.sqlite?.prepare('select count(*) from changed_link').pluck().get()
    expect(rows).toBe(1000)
  })
})

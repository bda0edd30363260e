import type { Slug } from '@everyshelf/domain/links'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { connectOutside } from '../../testing/outside-connection.ts'
import { listenForLinkChanges } from './postgres-link-changes.repo.ts'

it('R17 knows whether notifications arrive, and clears the cache after an interruption', async () => {
  const database = await openTestDatabase('postgres')
  onTestFinished(() => database.dispose())
  const { pool, db } = database
  if (!pool) throw new Error('no database')
  let timesForgotten = 0
  const cache = { forgetOwner: () => {}, forgetSlug: () => {}, forgetAll: () => timesForgotten++ }
  const changes = listenForLinkChanges(pool, cache)
  onTestFinished(changes.close)
  expect(changes.isReceiving()).toBe(false)
  await vi.waitFor(() => expect(changes.isReceiving()).toBe(true))
  expect(timesForgotten).toBe(1)

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db)
  await vi.waitFor(() => expect(changes.isReceiving()).toBe(false), { interval: 5 })
  await vi.waitFor(() => expect(changes.isReceiving()).toBe(true), { timeout: 5000 })
  expect(timesForgotten).toBe(2)
})

it('R17 is notified of changes of links and owners by any writer, and of nothing else', async () => {
  const database = await openTestDatabase('postgres')
  onTestFinished(() => database.dispose())
  const { pool } = database
  if (!pool) throw new Error('no database')
  const received: string[] = []
  const cache = {
    forgetOwner: (publicId: string) => void received.push(publicId),
    forgetSlug: (slug: string) => void received.push(slug),
    forgetAll: () => {},
  }
  const changes = listenForLinkChanges(pool, cache)
  onTestFinished(changes.close)
  await vi.waitFor(() => expect(changes.isReceiving()).toBe(true))
  const outside = connectOutside(database.config)
  onTestFinished(() => outside.close())
  const { db } = outside
  const ada = 'adaadaadaada2345'
  /** What was received up to a change of its own, which is the last. */
  async function hear(): Promise<string[]> {
    await sql`select pg_notify('link_changed', 'slug:lastone')`.execute(db)
    await vi.waitFor(() => expect(received.at(-1)).toBe('lastone'))
    return received.splice(0).slice(0, -1)
  }

  await outside.addOwner({})
  await outside.addLink({})
  expect(await hear()).toEqual([ada, 'h7kq2mw'])
  const formerly = { slug: 'formerly' as Slug, linkId: 'linkaaaaaaaaaa', createdAt: '' }
  await db.insertInto('link_slug').values(formerly).execute()
  expect(await hear()).toEqual(['formerly'])
  await db.updateTable('saved_link').set({ title: 'Another title' }).execute()
  await db.updateTable('user_profile').set({ username: 'Ada' }).execute()
  expect(await hear()).toEqual([])
  await db.updateTable('saved_link').set({ disabledAt: '2026-11-21' }).execute()
  expect((await hear()).toSorted()).toEqual(['formerly', 'h7kq2mw'])
  const affiliateTags = toJsonText({})
  await db.updateTable('user_profile').set({ affiliateTags }).execute()
  expect(await hear()).toEqual([ada])
  await db.deleteFrom('link_slug').where('slug', '=', formerly.slug).execute()
  expect(await hear()).toEqual(['formerly'])
  await db.deleteFrom('saved_link').execute()
  expect(new Set(await hear())).toEqual(new Set(['h7kq2mw']))
  await db.deleteFrom('user_profile').execute()
  expect(await hear()).toEqual([ada])
})

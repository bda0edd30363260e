import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestDatabase } from '../../testing/databases.ts'
import { listenForLinkChanges } from './link-changes.repo.ts'

it('R17 knows whether it would hear of a change, and forgets all it knew when it had not', async () => {
  const database = await openTestDatabase('postgres')
  onTestFinished(() => database.dispose())
  const { pool, db } = database
  if (!pool) throw new Error('no database')
  let timesForgotten = 0
  const cache = { forgetOwner: () => {}, forgetSlug: () => {}, forgetAll: () => timesForgotten++ }
  const changes = listenForLinkChanges(pool, cache)
  onTestFinished(changes.close)
  expect(changes.isHearing()).toBe(false)
  await vi.waitFor(() => expect(changes.isHearing()).toBe(true))
  expect(timesForgotten).toBe(1)

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db)
  await vi.waitFor(() => expect(changes.isHearing()).toBe(false), { interval: 5 })
  await vi.waitFor(() => expect(changes.isHearing()).toBe(true), { timeout: 5000 })
  expect(timesForgotten).toBe(2)
})

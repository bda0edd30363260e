import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { waitForLock } from '../testing/click-store.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { openLongQueries } from './long-queries.ts'

async function open() {
  const database = await openTestDatabase('postgres')
  onTestFinished(database.dispose)
  if (database.config.kind !== 'postgres') throw new Error('not PostgreSQL')
  return { db: database.db, run: openLongQueries(database.config.url) }
}

it('long queries have no time limit', async () => {
  const { run } = await open()
  const limits: unknown[] = []
  await run(new AbortController().signal, async (queries) => {
    const { rows } = await sql`show statement_timeout`.execute(queries)
    limits.push(...rows)
  })
  expect(limits).toEqual([{ statement_timeout: '0' }])
})

it('long queries end at once when the process should stop', async () => {
  const { db, run } = await open()
  const stopping = new AbortController()
  let isOver = false
  await db.transaction().execute(async (queries) => {
    await sql`lock table link_hit`.execute(queries)
    const running = run(stopping.signal, async (long) => {
      await sql`select 1 from link_hit`.execute(long)
      isOver = true
    })
    await waitForLock(db)
    stopping.abort()
    await running
  })
  expect(isOver).toBe(false)
})

it('long queries report every other error', async () => {
  const { run } = await open()
  const failed = run(new AbortController().signal, async (queries) => {
    await sql`select 1 from unknown_table`.execute(queries)
  })
  await expect(failed).rejects.toMatchObject({ code: '42P01' })
})

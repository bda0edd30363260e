import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import type { Queries } from './transact.ts'

it('R8 fails the transaction, not the process, when its connection breaks between two statements', async () => {
  const { db, dispose } = await openTestDatabase('postgres')
  onTestFinished(dispose)
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    await vi.waitFor(() => expect(select1(transaction)).rejects.toThrow('not queryable'))
  })
  await expect(broken).rejects.toThrow('not queryable')
  await select1(db)
})

const select1 = (queries: Queries) => sql`select 1`.execute(queries)

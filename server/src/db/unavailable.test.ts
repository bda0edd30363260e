import { DomainError } from '@everyshelf/domain/messages'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase, openTestDatabase } from '../testing/databases.ts'
import { createTestApp } from '../testing/test-app.ts'
import { proveWritable } from './service-state.repo.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

async function failureOf(query: Promise<unknown>): Promise<unknown> {
  return await query.then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

describe('isDatabaseUnavailable', () => {
  it.each([
    [Object.assign(new Error('x'), { code: '57P01' }), true],
    [Object.assign(new Error('x'), { code: '53300' }), true],
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    [Object.assign(new Error('x'), { code: 'SQLITE_FULL' }), true],
    [Object.assign(new Error('x'), { code: 'SQLITE_IOERR_WRITE' }), true],
    [Object.assign(new Error('x'), { code: '57014' }), true],
    [Object.assign(new Error('x'), { code: '40001' }), true],
    [Object.assign(new Error('x'), { code: '40P01' }), true],
    [Object.assign(new Error('x'), { code: '55P03' }), true],
    [Object.assign(new Error('x'), { code: '22021' }), false],
    [Object.assign(new Error('x'), { code: '23505' }), false],
    [Object.assign(new Error('x'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }), false],
    [Object.assign(new Error('x'), { code: '243' }), true],
    [Object.assign(new Error('x'), { code: '60' }), false],
    [new Error('a bug'), false],
    [new DomainError('not-found'), false],
    ['text', false],
  ])('says of %o: %s', (error, is) => {
    expect(isDatabaseUnavailable(error)).toBe(is)
  })
})

describeEachDatabase('a working database', (open) => {
  it('reports a wrong query as a bug', async () => {
    const { db } = await open()
    const values = { key: 'a', value: 'x', updatedAt: '' }
    await db.insertInto('service_state').values(values).execute()
    const failure = await failureOf(db.insertInto('service_state').values(values).execute())
    expect(failure).toBeInstanceOf(Error)
    expect(isDatabaseUnavailable(failure)).toBe(false)
  })
})

describe('a full SQLite file', () => {
  it('R4 refuses writes, stays readable and intact, and recovers with space', async () => {
    const database = await openTestDatabase('sqlite')
    const { db, sqlite } = database
    const pages = Number(sqlite?.pragma('page_count', { simple: true }))
    sqlite?.pragma(`max_page_count = ${pages}`)
    const fill = () =>
      db
        .insertInto('service_state')
        .values({ key: 'big', value: 'x'.repeat(1_000_000), updatedAt: '' })
        .execute()
    expect(isDatabaseUnavailable(await failureOf(fill()))).toBe(true)
    expect(await db.selectFrom('service_state').selectAll().execute()).toEqual([])
    expect(sqlite?.pragma('integrity_check', { simple: true })).toBe('ok')
    sqlite?.pragma('max_page_count = 1000000')
    await fill()
    await database.dispose()
  })
})

describe('R53 a full disk', () => {
  it('R53 is the error of the transaction, not of the rollback that SQLite has done already', async () => {
    const database = await openTestDatabase('sqlite')
    const { db, sqlite } = database
    sqlite?.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`)
    const failure = await failureOf(
      db.transaction().execute(async (queries) => {
        await queries
          .insertInto('service_state')
          .values({ key: 'big', value: 'x'.repeat(1_000_000), updatedAt: '' })
          .execute()
      }),
    )
    expect(failure).toMatchObject({ code: 'SQLITE_FULL' })
    expect(sqlite?.inTransaction).toBe(false)
    await database.dispose()
  })

  it('R53 is answered with 503 and its standard message, by calls and by other routes', async () => {
    const app = await createTestApp()
    const { sqlite } = app.database
    // Migrations that dropped a table left free pages.
    sqlite?.exec('vacuum')
    sqlite?.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`)
    const feedback = { name: 'Ada', email: 'ada@example.org', message: 'x'.repeat(5000) }
    const called = await app.trpc.feedback.send.mutate(feedback).catch((error) => error.data)
    expect(called).toMatchObject({ httpStatus: 503, reason: 'unavailable' })

    // Small rows may still find room in a page; now none does.
    sqlite?.pragma('query_only = 1')
    const signUp = await fetch(`${app.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.config.publicUrl },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', password: 'brittle-harbor-9' }),
    })
    expect(signUp.status).toBe(503)
    expect(await signUp.json()).toMatchObject({ error: { data: { reason: 'unavailable' } } })
    sqlite?.pragma('query_only = 0')
    await app.close()
  })
})

describe('PostgreSQL', () => {
  it('R8 ends a statement after 5 s', async () => {
    const { pool, dispose } = await openTestDatabase('postgres')
    expect((await pool?.query('show statement_timeout'))?.rows).toEqual([
      { statement_timeout: '5s' },
    ])
    await dispose()
  })

  it('R8 recovers on its own when its connections are cut', async () => {
    const database = await openTestDatabase('postgres')
    const { db, pool } = database
    await proveWritable(db)
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await Promise.all([pool?.query('select pg_sleep(0.05)'), pool?.query('select 1')])
    const client = await pool?.connect()
    await client?.query(cut)
    client?.release()
    await expect
      .poll(
        () =>
          proveWritable(db).then(
            () => 'works',
            () => 'fails',
          ),
        { timeout: 5000 },
      )
      .toBe('works')
    await database.dispose()
  })

  it('R8 answers 503 when a statement waited too long for a lock of another program', async () => {
    const app = await createTestApp({ database: 'postgres' })
    const { database } = app.config
    const other = new pg.Client(database.kind === 'postgres' ? database.url : '')
    await other.connect()
    await other.query('begin')
    await other.query('lock table saved_link in access exclusive mode')
    let failure: unknown
    const track = app.trpc.clicks.track.mutate({ linkId: 'k7m2n9p4q8', isbn: '0143127748' })
    void track.catch((error) => {
      failure = error.data
    })
    // The same error as after 5 s. Jobs wait for the lock too.
    const cancelWaiting = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const answerOnceCanceled = async () => {
      await other.query(cancelWaiting)
      return failure
    }
    await expect
      .poll(answerOnceCanceled, { timeout: 4000 })
      .toMatchObject({ httpStatus: 503, reason: 'unavailable', details: {} })
    await other.end()
    await app.close()
  })

  it('R8 answers 503 within about a second when no connection is free', async () => {
    const app = await createTestApp({ database: 'postgres' })
    const held: (pg.PoolClient | undefined)[] = []
    const take = () => app.database.pool?.connect().then((client) => held.push(client))
    while (await take()?.catch(() => 0));
    const begun = performance.now()
    const refused = await app.trpc.clicks.track
      .mutate({ linkId: 'k7m2n9p4q8', isbn: '0143127748' })
      .catch((error) => error.data)
    expect(refused).toMatchObject({ httpStatus: 503, reason: 'unavailable', details: {} })
    expect(performance.now() - begun).toBeLessThan(3000)
    for (const client of held) client?.release()
    const answered = await app.trpc.clicks.track
      .mutate({ linkId: 'k7m2n9p4q8', isbn: '0143127748' })
      .catch((error) => error.data)
    expect(answered).toMatchObject({ reason: 'not-found' })
    await app.close()
  })
})

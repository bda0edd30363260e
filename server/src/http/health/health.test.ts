import { afterEach, describe, expect, it } from 'vitest'
import { isMigrated } from '../../schema.ts'
import { describeEachDatabase, type OpenTestDatabase } from '../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReadiness } from './health.ts'

const PLENTY = 10 * 1024 ** 3

describeEachDatabase('createReadiness', (open) => {
  it('R40 is ready on a sound database with room on the disk', async () => {
    expect(await (await readinessOf(open)).check()).toEqual({
      running: true,
      write: true,
      migrations: true,
      disk: true,
    })
  })

  it('R40 is not ready below 200 MB of free disk, and ready again above', async () => {
    let free = 200 * 1024 ** 2 - 1
    let time = 0
    const database = await open()
    const readiness = createReadiness(database, '/', {
      isMigrated,
      freeBytes: async () => free,
      now: () => time,
    })
    expect(await readiness.check()).toMatchObject({ disk: false })
    free++
    time += 1000
    expect(await readiness.check()).toMatchObject({ disk: true })
  })

  it('R40 tells that the disk is full without asking the database', async () => {
    let free = 0
    let time = 0
    const database = await open()
    await database.db.schema.alterTable('service_state').renameTo('elsewhere').execute()
    const readiness = createReadiness(database, '/', {
      isMigrated,
      freeBytes: async () => free,
      now: () => time,
    })
    expect(await readiness.isDiskFull()).toBe(true)
    free = PLENTY
    expect(await readiness.isDiskFull()).toBe(true)
    time += 1000
    expect(await readiness.isDiskFull()).toBe(false)
  })

  it('R40 is not ready when a migration is missing', async () => {
    const database = await open()
    await database.db.schema.alterTable('kysely_migration').renameTo('elsewhere').execute()
    const readiness = createReadiness(database, '/', { isMigrated, freeBytes: async () => PLENTY })
    expect(await readiness.check()).toMatchObject({ migrations: false })
  })

  it('R40 is not ready when nothing can be written', async () => {
    const database = await open()
    await database.db.schema.alterTable('service_state').renameTo('elsewhere').execute()
    const readiness = createReadiness(database, '/', { isMigrated, freeBytes: async () => PLENTY })
    expect(await readiness.check()).toMatchObject({ write: false, migrations: true })
  })

  it('R38 is not ready once it is stopping', async () => {
    const readiness = await readinessOf(open)
    readiness.stop()
    expect(await readiness.check()).toMatchObject({ running: false, write: true })
  })

  it('asks the database once a second at most, however often it is asked', async () => {
    const database = await open()
    let asked = 0
    let time = 0
    const freeBytes = async () => {
      asked++
      return PLENTY
    }
    const readiness = createReadiness(database, '/', { isMigrated, freeBytes, now: () => time })
    await Promise.all(Array.from({ length: 50 }, () => readiness.check()))
    expect(asked).toBe(1)
    time += 1000
    await readiness.check()
    expect(asked).toBe(2)
  })
})

async function readinessOf(open: OpenTestDatabase) {
  return createReadiness(await open(), '/', { isMigrated, freeBytes: async () => PLENTY })
}

describe('the health routes', () => {
  let app: TestApp
  afterEach(() => app.close())

  it('R40 say alive without looking, and ready only with everything in order', async () => {
    app = await createTestApp()
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: 'ok' })
  })

  it('R40 tell of a full disk, as the status and the session do', async () => {
    app = await createTestApp({ readiness: { freeBytes: async () => 0 } })
    const response = await fetch(`${app.url}/readyz`)
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { checks: { disk: false } },
    ])
    expect(await app.trpc.status.report.query()).toMatchObject({ isDiskFull: true })
    expect(await app.trpc.session.get.query()).toMatchObject({ isDiskFull: true })
  })

  it('R40 tell which check fails with 503', async () => {
    app = await createTestApp()
    app.database.sqlite?.exec('alter table service_state rename to elsewhere')
    const response = await fetch(`${app.url}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      status: 'not-ready',
      checks: { write: false, migrations: true },
    })
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    app.database.sqlite?.exec('alter table elsewhere rename to service_state')
    await expect
      .poll(async () => (await fetch(`${app.url}/readyz`)).status, { timeout: 3000 })
      .toBe(200)
  })
})

import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Slug } from '@everyshelf/domain/links'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectSqlite } from '../../db/sqlite.ts'
import { headerOf, type RawResponse } from '../../testing/raw-client.ts'
import {
  chrome,
  createRedirectApp,
  locationOf,
  type RedirectApp,
} from '../../testing/redirect-app.ts'

const LINK = '/redirect?isbn=9780143127741&country=DE'
const STORE = 'https://www.amazon.de/dp/0143127748?tag=shelfde-21'

let app: RedirectApp
afterEach(() => app.close())

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

/** Opens the link for a second, and returns how often. */
async function openForOneSecond(check: (response: RawResponse) => void): Promise<number> {
  let opened = 0
  const until = performance.now() + 1000
  while (performance.now() < until) {
    const response = await app.open(LINK)
    opened++
    expect(locationOf(response)).toBe(STORE)
    check(response)
  }
  return opened
}

it('R5 with the spool locked by another process for a second, readers are redirected before it is free', async () => {
  app = await createRedirectApp()
  await openForOneSecond(() => {})
  const other = connectSqlite(join(app.config.dataDir, 'click-spool-1.db'))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const opened = await openForOneSecond((response) =>
    expect(headerOf(response, 'x-click')).toBeUndefined(),
  )
  expect(await metric('everyshelf_clicks_unrecorded_total')).toBe(opened)
  other.exec('rollback')
  await vi.waitFor(async () => expect(headerOf(await app.open(LINK), 'x-click')).toBeDefined())
  const recorded = await metric('everyshelf_clicks_recorded_total')
  expect(await app.outside.listHits()).toHaveLength(recorded)
  expect(recorded).toBeGreaterThan(opened)
}, 60_000)

describe('with the database', () => {
  it('R5 locked by another process for a second, every click is recorded', async () => {
    app = await createRedirectApp()
    const usual = await openForOneSecond(() => {})
    app.outside.sqlite?.exec('begin immediate')
    const opened = await openForOneSecond((response) =>
      expect(headerOf(response, 'x-click')).toBeDefined(),
    )
    expect(await metric('everyshelf_clicks_unrecorded_total')).toBe(0)
    app.outside.sqlite?.exec('rollback')
    expect(await app.outside.listHits()).toHaveLength(usual + opened)
  }, 60_000)

  it('of PostgreSQL failing, cached links work, and others explain the problem', async () => {
    app = await createRedirectApp({ kind: 'postgres' })
    await app.outside.addOwner({ premiumUntil: '2099-01-01T00:00:00.000Z' })
    expect((await app.open('/go/addedlater')).status).toBe(404)
    await app.outside.addLink({})
    await app.outside.addLink({
      id: 'linkbbbbbbbbbb',
      slug: 'addedlater' as Slug,
      identifier: '9780441172719',
    })
    // Notifications of changes arrive in order: none of the first link will clear the cache after this.
    await vi.waitFor(
      async () => expect((await app.open('/go/addedlater')).status).toBe(302),
      10_000,
    )
    const known = '/go/h7kq2mw?country=DE'
    expect(locationOf(await app.open(known))).toBe(STORE)
    await app.outside.db.schema.alterTable('user_profile').renameTo('user_profile_away').execute()

    const unknownOwner = '/redirect?isbn=9780143127741&userId=somebody2345somb&country=DE'
    expect(locationOf(await app.open(unknownOwner))).toBe(STORE)
    const unknownLink = await app.open('/go/another')
    expect(unknownLink.status).toBe(503)
    expect(unknownLink.body).toContain('We cannot look up this link right now')
    expect(locationOf(await app.open(known))).toBe(STORE)
    await app.outside.db.schema.alterTable('user_profile_away').renameTo('user_profile').execute()
  })
})

describe('R15 while no external service answers', () => {
  it('redirects work and call none of them', async () => {
    const contacted: string[] = []
    app = await createRedirectApp({
      network: {
        resolve: (host) => {
          contacted.push(host)
          return new Promise(() => {})
        },
      },
    })
    const responses = await app.send(Array.from({ length: 50 }, () => ({ target: LINK })))
    expect(responses.map(locationOf)).toEqual(Array.from({ length: 50 }, () => STORE))
    expect(contacted).toEqual([])
  })
})

describe('R18 after very many different requests', () => {
  it('memory use stays the same', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    app = await createRedirectApp()
    const openMany = async (from: number) => {
      const requests = Array.from({ length: 8000 }, (_, index) => {
        const number = from + index
        return {
          target: `/redirect?isbn=9780143127741&userId=${String(number).padStart(16, 'a')}&x=${number}`,
          headers: [
            `User-Agent: ${chrome} Test/${number}`,
            `Accept-Language: de-x${String(number).slice(-6)},de`,
            `X-Forwarded-For: 10.${number % 250}.${(number >> 8) % 250}.${number % 199}`,
          ],
        }
      })
      await app.send(requests)
    }
    await openMany(0)
    collect()
    const before = process.memoryUsage().heapUsed
    await openMany(100_000)
    await openMany(200_000)
    collect()
    const grownMegabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024
    expect(grownMegabytes).toBeLessThan(20)
  }, 180_000)
})

import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listen } from '../server.ts'
import { createPageLimiter } from './page-limiter.ts'
import { limitRules } from './rate-limits.ts'

const pages = [
  '/book/9780143127741/universal',
  '/amazon-marketplace/h7kq2mw',
  '/report',
  '/series/salt',
  '/embed/h7kq2mw',
  '/oembed?url=x',
  '/og/link/h7kq2mw.png',
  '/mail/unsubscribe?token=x',
]
const REDIRECT = '/redirect?isbn=9780143127741&country=DE'

describe('pages that are made for each reader', () => {
  let app: TestApp
  afterEach(() => app.close())
  const open = (path: string) => fetch(app.url + path, { redirect: 'manual' })

  it.each(pages)(
    'S75 are refused at %s when the process is late, and redirects are not',
    async (path) => {
      let lagMs = 251
      app = await createTestApp({ lag: { lagMs: () => lagMs, stop: () => {} } })
      const refused = await open(path)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toBe('1')
      const ancestors = path.startsWith('/embed') ? '*' : "'none'"
      expect(refused.headers.get('content-security-policy')).toContain(
        `frame-ancestors ${ancestors}`,
      )
      expect(refused.headers.get('x-frame-options')).toBe(ancestors === '*' ? null : 'DENY')
      expect((await open(REDIRECT)).status).toBe(302)
      lagMs = 250
      expect((await open(path)).status).not.toBe(503)
    },
  )

  it('S75 are limited for one network, and redirects are not with them', async () => {
    app = await createTestApp({ limits: { ...limitRules, page: [{ points: 2, seconds: 60 }] } })
    const statuses: number[] = []
    for (let index = 0; index < 3; index++) statuses.push((await open(pages[0] ?? '')).status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await open(pages[0] ?? '')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('Too many requests')
    expect((await open(REDIRECT)).status).toBe(302)
    expect((await open('/healthz')).status).toBe(200)
  })
})

describe('createPageGate', () => {
  let server: Server
  afterEach(() => void server.close())

  /** A server whose pages are made when the test says so. */
  async function start(lagMs = 0) {
    const making: ServerResponse[] = []
    const gate = createPageLimiter({
      lagMs: () => lagMs,
      countPage: () => 0,
      sendProblem: (response, problem) => void response.writeHead(503).end(problem),
    })
    server = createServer((request, response) => {
      gate(request as never, response as never, () => void making.push(response))
    })
    const port = await listen(server, '127.0.0.1', 0)
    const ask = async (path = '/book/x') => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    return { making, ask }
  }

  it('S75 makes two pages at a time', async () => {
    const { making, ask } = await start()
    const responses = [ask(), ask(), ask()]
    await expect.poll(() => making).toHaveLength(2)
    making[0]?.end()
    await expect.poll(() => making).toHaveLength(3)
    for (const response of making) if (!response.writableEnded) response.end()
    expect(await Promise.all(responses)).toEqual([200, 200, 200])
  })

  it('S75 makes pages while preview images are drawn', async () => {
    const { making, ask } = await start()
    const images = ['/og/link/a.png', '/OG/link/b.png', '/Og/link/c.png'].map((path) => ask(path))
    await expect.poll(() => making).toHaveLength(3)
    const page = ask()
    await expect.poll(() => making).toHaveLength(4)
    for (const response of making) response.end()
    expect(await Promise.all([...images, page])).toEqual([200, 200, 200, 200])
  })

  it('S75 refuses a third page at once while two make the process late', async () => {
    const { making, ask } = await start(51)
    const responses = [ask(), ask()]
    await expect.poll(() => making).toHaveLength(2)
    expect(await ask()).toBe(503)
    for (const response of making) response.end()
    expect(await Promise.all(responses)).toEqual([200, 200])
  })

  it('S75 refuses a page when many wait already', async () => {
    const { making, ask } = await start()
    const responses = Array.from({ length: 67 }, () => ask())
    expect(await Promise.race(responses)).toBe(503)
    let made = 0
    while (made < 66) {
      await expect.poll(() => making.length).toBeGreaterThan(made)
      making[made++]?.end()
    }
    const statuses = await Promise.all(responses)
    expect(statuses.filter((status) => status === 503)).toHaveLength(1)
  })
})

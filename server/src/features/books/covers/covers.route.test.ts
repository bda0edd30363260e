import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FakeBookServices,
  startFakeBookServices,
} from '../../../testing/fake-book-services.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let services: FakeBookServices
let app: TestApp
beforeAll(async () => {
  services = await startFakeBookServices()
  app = await createTestApp({ config: { upstreams: services } })
})
afterAll(async () => {
  await app.close()
  await services.close()
})

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${app.url}${path}`, init)
}

it('serves a cover for a month', async () => {
  const response = await get('/covers/9780441172719')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
})

it('serves the same cover by the ISBN-10', async () => {
  const [by10, by13] = await Promise.all([get('/covers/0441172717'), get('/covers/9780441172719')])
  expect(by10.headers.get('etag')).toBe(by13.headers.get('etag'))
})

it('serves a drawn cover for five minutes', async () => {
  const response = await get('/covers/9798886451740')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await response.text()).toContain('979-8-88645-174-0')
})

it('answers 304 to who has it already', async () => {
  const etag = (await get('/covers/9780441172719')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await get('/covers/9780441172719', {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})

it('answers HEAD without a body', async () => {
  const response = await get('/covers/9780441172719', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

it.each(['9780441172719', '9798886451740'])(
  'S19 lets nothing run when a browser opens the cover of %s',
  async (isbn) => {
    const { headers } = await get(`/covers/${isbn}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  },
)

it.each([
  '/covers/9780441172718',
  '/covers/B00B7NPRY8',
  '/covers/9790060115615',
  '/covers/978-0-441-17271-9',
  '/covers/9780441172719.svg',
  '/covers/..%2f..%2fetc%2fpasswd',
  '/covers/http:%2f%2f127.0.0.1',
])('S19 answers 404 at %s without asking a cover service', async (path) => {
  const asked = services.requests.length
  expect((await get(path)).status).toBe(404)
  expect(services.requests).toHaveLength(asked)
})

it('counts what one client asks for', async () => {
  const statuses = new Set<number>()
  for (let count = 0; count < 121; count++)
    statuses.add((await get('/covers/9798886451740')).status)
  expect([...statuses]).toEqual([200, 429])
  const refused = await get('/covers/9798886451740')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

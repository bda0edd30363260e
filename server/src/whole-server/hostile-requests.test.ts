import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authEndpoints } from '../features/accounts/auth-endpoints.ts'
import { type LimitRules, limitRules } from '../http/limits/rate-limits.ts'
import { createLogger } from '../logger.ts'
import { signIn } from '../testing/account-client.ts'
import { listAppProcedures } from '../testing/list-procedures.ts'
import { createMalformedRequests, type Group } from '../testing/malformed-requests.ts'
import { type RawRequest, sendRaw } from '../testing/raw-client.ts'
import { relaxedAuthLimits } from '../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const REQUESTS = 10_000
const TOGETHER = 100
const SLOWEST_MS = 1000
/** Printed when a test fails, to send the same requests again. */
const seed = Number.parseInt(String(Date.now()).slice(-9), 10)

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1_000_000, seconds: 60 }]]),
) as unknown as LimitRules

const procedures = (await listAppProcedures()).map(({ path }) => path)

const groups: Readonly<Record<string, Group>> = {
  'pages, files and feeds': {
    opened: [
      ...['/{}', '/blog/{}', '/account/{}', '/assets/{}', '/fonts/{}', '/pages/{}'],
      ...['/robots.txt{}', '/blog/feed.xml{}'],
    ],
  },
  covers: { opened: ['/covers/{}', '/covers/9780143127741{}', '/covers/{}/x'] },
  'pages of readers': {
    opened: [
      ...['/book/{}/universal', '/book/9780143127741/universal{}', '/amazon-marketplace/{}'],
      ...['/embed/{}', '/embed/h7kq2mw{}', '/oembed{}', '/og/{}/x.png', '/og/link/{}'],
    ],
  },
  'links and retailers': {
    opened: ['/redirect{}', '/go/{}', '/go/h7kq2mw{}', '/out/{}/9780143127741', '/out/kobo/{}'],
  },
  'health, metrics, and exports of clicks': {
    opened: ['/healthz{}', '/readyz{}', '/metrics{}', '/analytics/clicks.csv{}'],
  },
  forms: {
    opened: ['/mail/unsubscribe{}', '/mail/undo-tags{}', '/report{}'],
    called: [
      '/book/favorite-store',
      '/book/not-available',
      '/series/salt',
      '/mail/unsubscribe',
      '/mail/undo-tags',
      '/report',
    ],
  },
  'signing in': {
    opened: ['/api/auth/{}', '/api/auth/callback/google{}'],
    called: [...Object.keys(authEndpoints), '/device/code', '/device/token']
      // A session that has ended would sign the user out.
      .filter((path) => path !== '/sign-out')
      .map((path) => `/api/auth${path}`),
  },
  'events of payments': { opened: ['/webhooks/{}'], called: ['/webhooks/stripe'] },
  calls: {
    opened: ['/api/trpc/{}', '/api/{}'],
    called: [
      // A stream lasts as long as its client listens.
      ...procedures.filter((path) => path !== 'analytics.live').map((path) => `/api/trpc/${path}`),
      ...['/api/trpc/links.generate,session.get?batch=1', '/api/trpc/,,,?batch=1'],
    ],
  },
}

const stripe = {
  secretKey: 'sk_test_1',
  webhookSecrets: ['whsec_1'],
  priceId: 'price_1',
  yearlyPriceId: null,
  apiUrl: 'http://127.0.0.1:1',
}

let app: TestApp
let folder = ''
let signedIn: readonly string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'everyshelf-web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'pages', 'blog'), { recursive: true })
  const files = {
    'index.html': '<!doctype html><title>Everyshelf</title>',
    'paths.json': '{"paths":["/","/account","/blog/:slug"]}',
    'assets/app-1.js': 'export {}',
    'pages/robots.txt': 'User-agent: *',
    'pages/sitemap.xml': '<urlset/>',
    'pages/blog/feed.xml': '<rss/>',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  app = await createTestApp({
    webFolder: folder,
    config: { stripe },
    limits,
    authLimits: relaxedAuthLimits,
    logger: createLogger('silent'),
  })
  const client = await signIn(app)
  signedIn = [`Cookie: ${client.cookies()}`, `Origin: ${app.config.publicUrl}`]
}, 30_000)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Outcome {
  readonly statuses: ReadonlySet<number>
  readonly broken: readonly string[]
  readonly slow: readonly RawRequest[]
}

/** Sends many together; where these took long, one by one, to see which of them did. */
async function sendAll(requests: readonly RawRequest[]): Promise<Outcome> {
  const statuses = new Set<number>()
  const broken: string[] = []
  const slow: RawRequest[] = []
  for (let from = 0; from < requests.length; from += TOGETHER) {
    const together = requests.slice(from, from + TOGETHER)
    const begun = performance.now()
    const responses = await sendRaw(app.url, together)
    if (performance.now() - begun > SLOWEST_MS) slow.push(...(await findSlow(together)))
    for (const [index, request] of together.entries()) {
      const status = responses[index]?.status ?? 0
      statuses.add(status)
      if (status === 0 || status >= 500) broken.push(`${status}: ${JSON.stringify(request)}`)
    }
  }
  return { statuses, broken, slow }
}

async function findSlow(requests: readonly RawRequest[]): Promise<RawRequest[]> {
  const slow: RawRequest[] = []
  for (const request of requests) {
    const begun = performance.now()
    await sendRaw(app.url, [request])
    if (performance.now() - begun > SLOWEST_MS) slow.push(request)
  }
  return slow
}

it.each([
  '/api/trpc/%F3%87%A4',
  '/api/trpc///reader@evil.test',
  '/api/trpc///reader:secret@evil.test/links.generate?input={}',
  '/api/trpc///evil.test/session.get',
  '/api/trpc//session.get',
  '/api/trpc///[::',
])('R44 %s calls nothing and causes no server error', async (target) => {
  const [response] = await sendRaw(app.url, [{ method: 'GET', target, headers: [] }])
  expect(response?.status).toBe(404)
})

describe(`${REQUESTS} requests of seed ${seed}`, () => {
  const buildRequests = createMalformedRequests(seed)

  it.each(Object.entries(groups))(
    'R44 %s get one response each, and none is a server error',
    { timeout: 240_000 },
    async (_name, group) => {
      const { statuses, broken, slow } = await sendAll(buildRequests(group, REQUESTS, signedIn))
      expect(broken.slice(0, 5)).toEqual([])
      expect(slow.slice(0, 5)).toEqual([])
      expect(statuses.size).toBeGreaterThan(1)
    },
  )
})

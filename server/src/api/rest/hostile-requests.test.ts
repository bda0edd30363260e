import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemsByStatus } from '../../http/errors/problem.ts'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { createLogger } from '../../logger.ts'
import { signIn } from '../../testing/account-client.ts'
import { createKey, relaxedAccountLimits, setPremium } from '../../testing/api-client.ts'
import { createMalformedRequests, type Group } from '../../testing/malformed-requests.ts'
import { type RawRequest, sendRaw } from '../../testing/raw-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Endpoint, EndpointGroup } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const REQUESTS = 10_000
const TOGETHER = 100
/** Printed when a test fails, to send the same requests again. */
const seed = Number.parseInt(String(Date.now()).slice(-9), 10)

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1_000_000, seconds: 60 }]]),
) as unknown as LimitRules

let app: TestApp
let authorization = ''
/** For requests that may revoke their own key. */
let spare = ''
let linkId = ''

beforeAll(async () => {
  app = await createTestApp({
    limits,
    accountLimits: relaxedAccountLimits,
    logger: createLogger('silent'),
  })
  const owner = await signIn(app)
  await setPremium(app, true)
  authorization = `Authorization: Bearer ${await createKey(owner)}`
  spare = `Authorization: Bearer ${await createKey(owner)}`
  linkId = (await owner.trpc.links.save.mutate({ isbn: '9780143127741' })).id
}, 60_000)
afterAll(() => app.close())

/** Malformed paths and queries of all endpoints, and malformed bodies with each method. */
function describeGroup(own: readonly Endpoint[]): Group {
  const opened = own.flatMap(({ path }) => {
    const base = `/api/v1${path}`
    return [base.replace(/\{\w+\}/, '{}'), `${base.replace(/\{\w+\}/, linkId)}{}`]
  })
  return { opened: [...new Set(opened)] }
}

/** The same requests, each with the key, and with a body for every method that takes one. */
function toApiRequests(groups: readonly EndpointGroup[]): RawRequest[] {
  const own = endpoints.filter(({ group }) => groups.includes(group))
  const build = createMalformedRequests(seed)
  const opened = build(describeGroup(own), REQUESTS / 2, [])
  const changes = own.filter(({ body }) => body)
  const called = build({ called: ['/x'] }, changes.length > 0 ? REQUESTS / 2 : 0, [])
  return [
    ...opened.map((request) => ({
      ...request,
      headers: withKey(request.headers, keyFor(request)),
    })),
    ...called.map((request, turn) => {
      const { path = '', method = 'POST' } = changes[turn % changes.length] ?? {}
      const target = `/api/v1${path.replace(/\{\w+\}/, linkId)}`
      return { ...request, method, target, headers: withKey(request.headers) }
    }),
    ...(changes.length > 0 ? [] : opened.map(withKeyOnly)),
  ]
}

const keyFor = ({ method, target }: RawRequest) =>
  method === 'DELETE' && target.startsWith('/api/v1/key') ? spare : authorization
const withKey = (headers: readonly string[] = [], key = authorization) => [
  ...headers.filter((line) => !line.startsWith('Authorization')),
  key,
]
/** The code of a problem; the first one that the documentation lists for any other response. */
function codeOf(body: string): string {
  if (!body.startsWith('{"type"')) return 'invalid-input'
  return (JSON.parse(body) as { code: string }).code
}
const documented = new Set<string>(Object.values(problemsByStatus).flat())
const withKeyOnly = (request: RawRequest) => ({ ...request, headers: [keyFor(request)] })

const routeGroups: readonly (readonly [EndpointGroup[]])[] = [
  [['Books', 'Links']],
  [['Labels', 'Series']],
  [['Clicks', 'Earnings', 'Webhooks', 'Key']],
]

describe(`${REQUESTS} requests of seed ${seed}`, () => {
  it.each(routeGroups)(
    'R44 to %j get one response each, and none is a server error',
    { timeout: 240_000 },
    async (groups) => {
      const statuses = new Set<number>()
      const codes = new Set<string>()
      const broken: string[] = []
      const requests = toApiRequests(groups)
      expect(requests).toHaveLength(REQUESTS)
      for (let from = 0; from < requests.length; from += TOGETHER) {
        const together = requests.slice(from, from + TOGETHER)
        const responses = await sendRaw(app.url, together)
        for (const [index, request] of together.entries()) {
          const status = responses[index]?.status ?? 0
          statuses.add(status)
          codes.add(codeOf(responses[index]?.body ?? ''))
          if (status === 0 || status >= 500) broken.push(`${status}: ${JSON.stringify(request)}`)
        }
      }
      expect(broken.slice(0, 5)).toEqual([])
      expect(statuses.size).toBeGreaterThan(2)
      expect(statuses).toContain(400)
      expect([...codes].filter((code) => !documented.has(code))).toEqual([])
    },
  )
})

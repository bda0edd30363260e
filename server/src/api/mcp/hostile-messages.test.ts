import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { createLogger } from '../../logger.ts'
import { signIn } from '../../testing/account-client.ts'
import { createKey, relaxedAccountLimits, setPremium } from '../../testing/api-client.ts'
import { type RawRequest, sendRaw } from '../../testing/raw-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { tools } from './tools.ts'

const MESSAGES = 10_000
const TOGETHER = 100
/** Printed when a test fails, to send the same messages again. */
const seed = Number.parseInt(String(Date.now()).slice(-9), 10)

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1_000_000, seconds: 60 }]]),
) as unknown as LimitRules

let app: TestApp
let key = ''

beforeAll(async () => {
  app = await createTestApp({
    limits,
    accountLimits: relaxedAccountLimits,
    logger: createLogger('silent'),
  })
  const owner = await signIn(app)
  await setPremium(app, true)
  key = await createKey(owner)
}, 60_000)
afterAll(() => app.close())

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '__proto__',
    'x'.repeat(500),
    '\u0000',
    -1,
    1e300,
    null,
    [],
    {},
    true,
  ),
  fc.jsonValue({ maxDepth: 2 }),
)
const methods = fc.constantFrom<unknown>(
  ...['initialize', 'tools/list', 'tools/call', 'ping', 'server/discover', 'subscriptions/listen'],
  ...['notifications/initialized', 'notifications/progress', 'resources/read', 'toString', '', 7],
)
const version = fc.constantFrom<unknown>('2026-07-28', '2025-11-25', '2024-11-05', 'x', 7, null)
const fields = [
  'book',
  'link',
  'country',
  'query',
  'limit',
  'from',
  'to',
  'group',
  'cursor',
  'note',
]

const meta = fc.record(
  {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': fc.oneof(fc.constant({ name: 'x', version: '1' }), odd),
    'io.modelcontextprotocol/clientCapabilities': fc.oneof(fc.constant({}), odd),
    progressToken: odd,
  },
  { requiredKeys: [] },
)

const params = fc.oneof(
  { weight: 1, arbitrary: odd },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        name: fc.oneof(fc.constantFrom<unknown>(...tools.map(({ name }) => name)), odd),
        arguments: fc.oneof(odd, fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 4 })),
        protocolVersion: version,
        capabilities: odd,
        clientInfo: odd,
        _meta: fc.oneof({ weight: 3, arbitrary: meta }, { weight: 1, arbitrary: odd }),
      },
      { requiredKeys: [] },
    ),
  },
)

const message = fc.record(
  {
    jsonrpc: fc.constantFrom<unknown>('2.0', '2.0', '2.0', '1.0', 2),
    id: odd,
    method: methods,
    params,
  },
  { requiredKeys: [] },
)

const body = fc.oneof(
  { weight: 12, arbitrary: message.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.array(message, { maxLength: 3 }).map((list) => JSON.stringify(list)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const headers = fc.record({
  type: fc.constantFrom('application/json', 'application/json', 'application/json; charset=x'),
  accept: fc.constantFrom('application/json, text/event-stream', '*/*', ';;q=', 'text/html'),
  version: fc.constantFrom('', '2026-07-28', '2025-11-25', '1', 'ÿ'),
  method: fc.constantFrom('', 'tools/call', 'tools/list', 'initialize', '__proto__'),
})

function toRequest(text: string, { type, accept, version: claimed, method }: Headers): RawRequest {
  return {
    method: 'POST',
    target: '/mcp',
    headers: [
      `Authorization: Bearer ${key}`,
      `Content-Type: ${type}`,
      `Accept: ${accept}`,
      ...(claimed ? [`MCP-Protocol-Version: ${claimed}`] : []),
      ...(method ? [`Mcp-Method: ${method}`] : []),
    ],
    body: text,
  }
}
type Headers = typeof headers extends fc.Arbitrary<infer Value> ? Value : never

it(`R44 ${MESSAGES} messages of seed ${seed} get one answer each, and none is a server error`, {
  timeout: 300_000,
}, async () => {
  // Creating a message takes longer than answering it, so a few parts make many messages.
  const bodies = fc.sample(body, { seed, numRuns: 2003 })
  const heads = fc.sample(headers, { seed, numRuns: 97 })
  const requests = Array.from({ length: MESSAGES }, (_, turn) =>
    toRequest(bodies[turn % bodies.length] ?? '', heads[turn % heads.length] as Headers),
  )
  const statuses = new Map<number, number>()
  const broken: string[] = []
  for (let from = 0; from < requests.length; from += TOGETHER) {
    const together = requests.slice(from, from + TOGETHER)
    const responses = await sendRaw(app.url, together)
    for (const [index, request] of together.entries()) {
      const { status = 0, body: text = '' } = responses[index] ?? {}
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 0 || status >= 500)
        broken.push(`${status} ${text}: ${JSON.stringify(request)}`)
    }
  }
  expect(broken.slice(0, 5)).toEqual([])
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 202, 400]))
})

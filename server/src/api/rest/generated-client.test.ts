import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import { createKey, setPremium } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** What the client reads of an OpenAPI document. */
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
}
interface OpenApi {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

type Values = Readonly<Record<string, unknown>>
type Operations = Readonly<Record<string, (input: Values, body?: Values) => Promise<Response>>>

/** Makes one function per operation. It knows nothing of the server but the document. */
function generateClient({ servers, paths }: OpenApi, key: string): Operations {
  const base = servers[0]?.url ?? ''
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => {
      const call = (input: Values, body?: Values) => {
        const { target, headers } = fillIn(path, operation, input)
        headers.set('authorization', `Bearer ${key}`)
        return fetch(base + target, {
          method: method.toUpperCase(),
          headers,
          ...(body && { body: JSON.stringify(body) }),
        })
      }
      return [operation.operationId, call] as const
    }),
  )
  return Object.fromEntries(operations)
}

/** Puts the values where the document wants them. */
function fillIn(path: string, { parameters = [], requestBody }: Operation, input: Values) {
  const given = parameters.filter(({ name }) => input[name] !== undefined)
  const valuesIn = (place: string) =>
    given
      .filter((parameter) => parameter.in === place)
      .map(({ name }): [string, string] => [name, String(input[name])])
  const [type] = Object.keys(requestBody?.content ?? {})
  const target = valuesIn('path').reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  )
  return {
    target: `${target}?${new URLSearchParams(valuesIn('query'))}`,
    headers: new Headers([
      ...valuesIn('header'),
      ...(type ? [['content-type', type] as [string, string]] : []),
    ]),
  }
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
}, 60_000)
afterAll(() => app.close())

it('a client made from the document alone creates, changes, reads, and deletes a link', async () => {
  const owner = await signIn(app)
  await setPremium(app, true)
  const published = await fetch(`${app.url}/api/v1/openapi.json`)
  expect(published.headers.get('cache-control')).toBe('public, max-age=300')
  const document = (await published.json()) as OpenApi
  expect(document.servers[0]?.url).toBe(`${app.config.publicUrl}/api/v1`)
  const here = { ...document, servers: [{ url: `${app.url}/api/v1` }] }
  const client = generateClient(here, await createKey(owner))
  const call = async (name: string, input: Values, body?: Values) => {
    const response = await client[name]?.(input, body)
    return {
      status: response?.status,
      headers: response?.headers,
      json: (await response?.json()) as Values,
    }
  }

  const created = await call(
    'createLink',
    { 'idempotency-key': 'first' },
    { book: '9780143127741' },
  )
  expect(created.status).toBe(201)
  const { id } = created.json
  const etag = created.headers?.get('etag') ?? (await call('getLink', { id })).headers?.get('etag')
  const changed = await call('updateLink', { id, 'if-match': etag }, { note: 'From a program' })
  expect([changed.status, changed.json.note]).toEqual([200, 'From a program'])
  const stale = await call('updateLink', { id, 'if-match': etag }, { note: 'Too late' })
  expect(stale.status).toBe(412)
  const read = await call('getLink', { id })
  expect(read.json).toEqual(changed.json)
  expect((await call('listLinks', { limit: 5, sort: 'title' })).json).toMatchObject({ count: 1 })
  expect((await call('removeLink', { id })).status).toBe(200)
  expect((await call('getLink', { id })).status).toBe(404)
})

it('an unchanged document is not sent again', async () => {
  const first = await fetch(`${app.url}/api/v1/openapi.json`)
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${app.url}/api/v1/openapi.json`, {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

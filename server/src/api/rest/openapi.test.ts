import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { makeCoverPng } from '../../testing/fake-cover-image.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { createOpenApiDocument } from './openapi.ts'
import { exampleImport } from './resources/import.ts'
import { exampleLink } from './resources/link.ts'
import { exampleSeries } from './resources/series.ts'
import { exampleDelivery, exampleWebhook } from './resources/webhook.ts'

const PLACEHOLDER = 'https://everyshelf.invalid'
const committed = new URL('../../../../web/src/features/developers/openapi.json', import.meta.url)

/** The IDs in the examples of what these endpoints create. */
const createdBy = new Map([
  ['createLink', exampleLink.id],
  ['createImport', exampleImport.id],
  ['createSeries', exampleSeries.id],
  ['createWebhook', exampleWebhook.id],
  ['testWebhook', exampleDelivery.id],
])

describe('the OpenAPI document', () => {
  it('has no finding of the linter', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-server-example.com': 'off' },
    })
    const source = JSON.stringify(createOpenApiDocument('https://everyshelf.example'))
    const findings = await lintFromString({ source, config })
    expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('is the one that the page for developers shows', () => {
    const document = JSON.parse(readFileSync(committed, 'utf8')) as unknown
    // After a change: pnpm --filter @everyshelf/server openapi
    expect(document).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument(PLACEHOLDER))))
  })

  it('names every endpoint once', () => {
    const ids = endpoints.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const places = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

describe('every documented example', () => {
  let app: TestApp
  let api: ApiClient
  let services: Awaited<ReturnType<typeof startFakeBookServices>>
  const ids = new Map<string, string>()

  beforeAll(async () => {
    services = await startFakeBookServices()
    const { googleBooksUrl, openLibraryUrl, coversUrl } = services
    app = await createTestApp({
      accountLimits: relaxedAccountLimits,
      config: { upstreams: { googleBooksUrl, openLibraryUrl, coversUrl } },
    })
    const owner = await signIn(app)
    await setPremium(app, true)
    api = createApiClient(app, await createKey(owner))
    const { labels } = owner.trpc
    ids.set('b3d5f7h9j2l4n6p8r0t1', (await labels.create.mutate({ name: 'Old', color: 'red' })).id)
    ids.set(
      'c4e6g8i1k3m5o7q9s2u4',
      (await labels.create.mutate({ name: 'Email', color: 'red' })).id,
    )
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await services.close()
  })

  /** The ids in the examples stand for rows that the examples before have created. */
  const withRealIds = (text: string) =>
    [...ids].reduce((result, [example, real]) => result.replaceAll(example, real), text)

  function targetOf({ path, example: { params = {}, query = {} } }: Endpoint): string {
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const search = new URLSearchParams(query).toString()
    return withRealIds(search ? `${target}?${search}` : target)
  }

  // A removed link is restored right afterwards. A merged label is gone, and so is a revoked key.
  const last = ['mergeLabel', 'revokeKey']
  const inOrder = endpoints.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id))

  it.each(inOrder.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is answered as documented',
    async (id, endpoint) => {
      if (id === 'mergeLabel') {
        const { json } = await api('/labels', {
          method: 'POST',
          body: { name: 'Another', color: 'red' },
        })
        ids.set('b3d5f7h9j2l4n6p8r0t1', (json as { id: string }).id)
      }
      if (id === 'createLinks') await forgetLinks()
      const { method, example, status = 200, output } = endpoint
      const response = await api(targetOf(endpoint), {
        method,
        ...(example.body !== undefined && { body: withRealIds(JSON.stringify(example.body)) }),
        ...(endpoint.takesImage && { body: new Uint8Array(makeCoverPng(240, 360, [40, 60, 80])) }),
      })
      expect(response.status, response.text).toBe(status)
      remember(id, response.json)
      if (!output) return
      expect(listDifferences(response.json, example.response)).toEqual([])
    },
  )

  async function forgetLinks(): Promise<void> {
    await api(`/links/${ids.get(exampleLink.id)}`, { method: 'DELETE' })
  }

  function remember(id: string, response: unknown): void {
    const created = response as {
      id?: string
      slug?: string
      results?: { link: { id: string } | null }[]
    }
    // The example's slug is then that of the link.
    if (id === 'setSlug') ids.set(exampleLink.slug, created.slug ?? '')
    if (id === 'createLinks') ids.set(exampleLink.id, created.results?.[0]?.link?.id ?? '')
    const example = createdBy.get(id)
    if (example) ids.set(example, created.id ?? '')
  }
})

/**
 * The fields in which a response differs from its example: missing ones, undocumented ones, and other
 * types. Null stands for any type, and an empty list for any list.
 */
function listDifferences(response: unknown, example: unknown, path = ''): string[] {
  if (response === null || example === null) return []
  if (Array.isArray(response) && Array.isArray(example)) {
    const isComparable = response.length > 0 && example.length > 0
    return isComparable ? listDifferences(response[0], example[0], `${path}[]`) : []
  }
  if (typeof response !== typeof example) return [path]
  if (typeof response !== 'object') return []
  const [has, shows] = [response as Record<string, unknown>, example as Record<string, unknown>]
  const names = new Set([...Object.keys(has), ...Object.keys(shows)])
  return [...names].flatMap((name) => {
    const place = `${path}.${name}`
    return name in has && name in shows ? listDifferences(has[name], shows[name], place) : [place]
  })
}

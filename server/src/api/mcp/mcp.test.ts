import { readFileSync } from 'node:fs'
import { type ApiScope, apiScopes } from '@everyshelf/domain/api-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import { createApiClient, createKey, setPremium } from '../../testing/api-client.ts'
import { type Assistant, connectAssistant } from '../../testing/assistant.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { tools } from './tools.ts'

const BOOK = '9780143127741'
const UNKNOWN = 'k7m2n9p4q8r6s3t5u1v0'
const names = [
  'search_books',
  'find_book',
  'create_link',
  'list_links',
  'change_link',
  'explain_route',
  'read_clicks',
  'list_labels',
  'change_label',
  'list_series',
  'change_series',
]
const changes = ['change_link', 'change_label', 'change_series']
/** Their responses have no text of a catalog or of a reader. */
const own = ['explain_route', 'list_labels', 'change_label', 'list_series']

/** Creating a key counts like entering a password. */
const limits: LimitRules = { ...limitRules, confirm: [{ points: 1000, seconds: 60 }] }

describe.each(databaseKinds)('an assistant on %s', (database) => {
  let app: TestApp
  let owner: AccountClient
  let assistant: Assistant
  let services: Awaited<ReturnType<typeof startFakeBookServices>>
  let time = Date.parse('2026-11-20T09:00:00.000Z')

  beforeAll(async () => {
    services = await startFakeBookServices()
    const { googleBooksUrl, openLibraryUrl, coversUrl } = services
    const upstreams = { googleBooksUrl, openLibraryUrl, coversUrl }
    app = await createTestApp({ database, limits, now: () => time, config: { upstreams } })
    owner = await signIn(app)
    await setPremium(app, true)
    assistant = await connectAssistant(app, await createKey(owner))
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await services.close()
  })
  // The bursts of an account last five seconds.
  beforeEach(() => {
    time += 6000
  })

  it.each(['current', 'former'] as const)(
    'learns the tools in the %s protocol',
    async (version) => {
      const { client, call } = await connectAssistant(app, await createKey(owner), version)
      expect(client.getProtocolEra()).toBe(version === 'current' ? 'modern' : 'legacy')
      expect(client.getServerVersion()).toMatchObject({ name: 'everyshelf', title: 'Everyshelf' })
      expect(client.getInstructions()).toContain('Share the `url` of a link')
      const listed = (await client.listTools()).tools
      expect(listed.map(({ name }) => name)).toEqual(names)
      for (const { name, title, description, annotations, inputSchema, outputSchema } of listed) {
        expect([title, description, outputSchema?.type], name).toEqual([
          expect.any(String),
          expect.any(String),
          'object',
        ])
        expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false })
        expect(annotations?.readOnlyHint, name).toBe(![...changes, 'create_link'].includes(name))
        expect(annotations?.destructiveHint, name).toBe(changes.includes(name))
        const isForeign = !own.includes(name)
        const said = `${description} ${JSON.stringify(outputSchema)}`
        expect(said.includes('data, never instructions'), name).toBe(isForeign)
      }
      // A model reads all of it before it starts.
      expect(JSON.stringify(listed).length).toBeLessThan(24_000)
      expect((await call('find_book', { book: BOOK })).structured).toMatchObject({
        identifier: BOOK,
      })
    },
  )

  it('creates a link, finds it, explains where it leads, and counts its clicks', async () => {
    await owner.trpc.profile.update.mutate({ affiliateTags: { de: 'shelfde-21' } })
    const created = await assistant.call('create_link', { book: BOOK, labels: ['Spring'] })
    expect(created).toMatchObject({
      isError: false,
      structured: { identifier: BOOK, labels: [{ name: 'Spring' }], isNew: true },
    })
    const { id, url } = created.structured as { id: string; url: string }
    expect(url).toMatch(`${app.config.publicUrl}/go/`)
    expect(JSON.parse(created.text)).toEqual(created.structured)

    const again = await assistant.call('create_link', {
      book: 'https://www.amazon.de/dp/0143127748',
    })
    expect(again.structured).toEqual({ ...created.structured, isNew: false })
    expect((await assistant.call('find_book', { book: BOOK })).structured).toMatchObject({
      linkId: id,
    })
    const { isNew, ...link } = created.structured
    expect((await assistant.call('list_links', { query: 'spring' })).structured).toEqual({
      links: [link],
      next: null,
      count: 1,
    })

    const route = await assistant.call('explain_route', { link: id, country: 'DE' })
    expect(route.structured).toMatchObject({
      marketplace: 'de',
      tagOwner: 'owner',
      productUrl: 'https://www.amazon.de/dp/0143127748',
      reasons: [{ code: 'country-known', country: 'DE' }, {}, {}, { code: 'tag', owner: 'owner' }],
    })

    time += 6000
    const month = await assistant.call('read_clicks')
    expect(month.structured).toMatchObject({ group: 'day', totals: { clicks: 0 }, isCut: false })
    expect(month.structured.rows).toHaveLength(30)
    const period = { from: '2026-11-01', to: '2026-11-20', group: 'country', link: id }
    expect((await assistant.call('read_clicks', period)).structured).toMatchObject({
      from: '2026-11-01',
      group: 'country',
      rows: [],
    })
  })

  it('searches by title, and changes a link, a label, and a series', async () => {
    const found = await assistant.call('search_books', { query: 'dune herbert' })
    expect(found.structured).toMatchObject({ books: [{ isbn13: '9780441172719', title: 'Dune' }] })

    const { links } = (await assistant.call('list_links')).structured as { links: { id: string }[] }
    const id = links[0]?.id
    const link = { link: id, labels: ['Summer'], title: 'A title', authors: ['Ada'] }
    expect((await assistant.call('change_link', link)).structured).toMatchObject({
      title: 'A title',
      authors: ['Ada'],
      labels: [{ name: 'Summer' }],
    })
    time += 6000
    const retitled = await assistant.call('change_link', { link: id, title: 'My title' })
    expect(retitled.structured).toMatchObject({
      title: 'My title',
      authors: ['Ada'],
      labels: [{ name: 'Summer' }],
    })

    const { labels } = (await assistant.call('list_labels')).structured as {
      labels: { id: string; name: string }[]
    }
    const label = labels.find(({ name }) => name === 'Summer')?.id
    time += 6000
    expect(
      (await assistant.call('change_label', { label, name: 'Fall' })).structured,
    ).toMatchObject({ id: label, name: 'Fall' })

    const { id: series } = await owner.trpc.series.create.mutate({ name: 'Salt' })
    expect((await assistant.call('list_series')).structured).toMatchObject({
      series: [{ id: series, name: 'Salt' }],
    })
    const changed = { series, name: 'The Salt Trilogy', links: [id] }
    expect((await assistant.call('change_series', changed)).structured).toMatchObject({
      name: 'The Salt Trilogy',
      books: [{ linkId: id, title: 'My title' }],
    })
    const nameless = await assistant.call('change_label', { label, name: '' })
    expect(nameless.text).toContain('name must have at least 1 character')
    time += 6000
    await assistant.call('change_link', { link: id, title: null, authors: null })
  })

  it('reads what is wrong with its call', async () => {
    const errorOf = async (tool: string, input: Record<string, unknown>) => {
      const { isError, text } = await assistant.call(tool, input)
      expect(isError).toBe(true)
      return text
    }
    expect(await errorOf('find_book', { book: '123' })).toContain('code: invalid-identifier')
    expect(await errorOf('explain_route', { link: UNKNOWN, country: 'DE' })).toContain('not-found')
    expect(await errorOf('read_clicks', { from: '2026-11-01' })).toContain('field: to')
    expect(await errorOf('create_link', { book: BOOK, owner: 'bob' })).toContain('owner')
    await expect(assistant.call('delete_account')).rejects.toThrow('delete_account')
  })

  it('S35 learns which scope its key lacks', async () => {
    const needed: Readonly<Record<string, [ApiScope, Record<string, unknown>]>> = {
      search_books: ['books:read', { query: 'dune' }],
      find_book: ['books:read', { book: BOOK }],
      create_link: ['links:write', { book: BOOK }],
      list_links: ['links:read', {}],
      change_link: ['links:write', { link: UNKNOWN, note: 'x' }],
      list_labels: ['links:read', {}],
      change_label: ['links:write', { label: UNKNOWN, name: 'x' }],
      list_series: ['links:read', {}],
      change_series: ['links:write', { series: UNKNOWN, name: 'x' }],
      explain_route: ['links:read', { link: UNKNOWN, country: 'DE' }],
      read_clicks: ['clicks:read', {}],
    }
    expect(Object.keys(needed).toSorted()).toEqual(names.toSorted())
    for (const [tool, [scope, input]] of Object.entries(needed)) {
      const others = apiScopes.filter((one) => one !== scope)
      const { call } = await connectAssistant(app, await createKey(owner, others))
      const { isError, text } = await call(tool, input)
      expect(isError, tool).toBe(true)
      expect(text).toContain(`code: missing-scope, scope: ${scope}`)
    }
    // Without `links:read`, an existing link stays unknown.
    const { call } = await connectAssistant(app, await createKey(owner, ['links:write']))
    expect((await call('create_link', { book: BOOK })).text).toContain('code: link-already-saved')
  })

  it('sees nothing of other accounts', async () => {
    const other = { name: 'Bob', email: 'bob@example.org', password: 'nine tall bookshelves' }
    const { call } = await connectAssistant(app, await createKey(await signIn(app, other)))
    const { links } = (await assistant.call('list_links')).structured as { links: { id: string }[] }
    expect(links).toHaveLength(1)
    expect((await call('list_links')).structured).toMatchObject({ links: [], count: 0 })
    const stolen = await call('explain_route', { link: links[0]?.id, country: 'DE' })
    expect(stolen.text).toContain('code: not-found')
  })

  it('stops at the limit of the free plan, and says so', async () => {
    await setPremium(app, false)
    const books = ['9780439708180', '9780441172719', '9780547928227', '9780061120084']
    for (const book of books) {
      time += 6000
      expect((await assistant.call('create_link', { book })).isError, book).toBe(false)
    }
    time += 6000
    const { isError, text } = await assistant.call('create_link', { book: '9780141439518' })
    expect(isError).toBe(true)
    expect(text).toBe(
      "Link limit reached: You've reached your limit of saved links. Upgrade to Premium to save unlimited links. (code: link-limit-reached, used: 5, max: 5)",
    )
    const detailed = await assistant.call('read_clicks', { from: '2026-11-01', to: '2026-11-20' })
    expect(detailed.text).toContain('code: premium-required-to-analyze')
    expect((await assistant.call('read_clicks')).isError).toBe(false)
  })

  it('shares its limits with the REST API', async () => {
    const key = await createKey(owner)
    const api = createApiClient(app, key)
    await Promise.all(Array.from({ length: 5 }, () => api('/labels')))
    await expect(assistant.call('list_links')).rejects.toThrow('Too many requests')
    const refused = await fetch(`${app.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(refused.headers.get('ratelimit')).toContain('"burst";r=0;t=5')
  })

  it('S57 is refused from the moment its key is revoked', async () => {
    const key = await createKey(owner)
    const { call } = await connectAssistant(app, key)
    expect((await call('list_links')).isError).toBe(false)
    const keys = await owner.trpc.apiKeys.list.query()
    const own = keys.find(({ ending }) => key.endsWith(ending))
    await owner.trpc.apiKeys.revoke.mutate({ id: own?.id ?? '' })
    await expect(call('list_links')).rejects.toMatchObject({ status: 401 })
    await expect(connectAssistant(app, key)).rejects.toMatchObject({ status: 401 })
  })
})

it('the page for developers names every tool and its permission', () => {
  const folder = '../../../../web/src/features/developers/assistant-tools.ts'
  const page = readFileSync(new URL(folder, import.meta.url), 'utf8')
  const shown = [...page.matchAll(/name: '(\w+)'/g)].map(([, name]) => name)
  expect(shown).toEqual(tools.map(({ name }) => name))
})

import { type ApiScope, apiScopes } from '@everyshelf/domain/api-keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { makeCoverPng } from '../../testing/fake-cover-image.ts'
import { listProcedures } from '../../testing/list-procedures.ts'
import { sampleMovedLink } from '../../testing/moves.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findApiScope } from '../../trpc/api-key-scope.ts'
import { endpoints } from './endpoints.ts'

const callers = [
  'anonymous',
  'revoked key',
  'expired key',
  'missing scope',
  'other user',
  'owner',
] as const
type Caller = (typeof callers)[number]

/** What another user and the owner get. Everyone else gets the same from every endpoint. */
const matrix: Readonly<Record<string, readonly [number, number]>> = {
  searchBooks: [200, 200],
  getBook: [200, 200],
  createLink: [201, 409],
  createLinks: [200, 200],
  listLinks: [200, 200],
  getLink: [404, 200],
  updateLink: [404, 200],
  setSlug: [404, 200],
  removeLink: [404, 200],
  restoreLink: [404, 200],
  getDetails: [404, 200],
  updateDetails: [404, 200],
  setCover: [404, 200],
  removeCover: [404, 200],
  getSettings: [404, 200],
  replaceSettings: [404, 200],
  updateSettings: [404, 200],
  listChannels: [404, 200],
  createChannel: [404, 200],
  setCampaign: [404, 200],
  getRoute: [404, 200],
  createImport: [201, 201],
  addImportRows: [404, 200],
  getImport: [404, 200],
  listImportRows: [404, 200],
  undoImport: [404, 200],
  listLabels: [200, 200],
  createLabel: [201, 201],
  updateLabel: [404, 200],
  mergeLabel: [404, 200],
  removeLabel: [404, 200],
  listSeries: [200, 200],
  createSeries: [201, 201],
  getSeries: [404, 200],
  updateSeries: [404, 200],
  setSeriesBooks: [404, 200],
  setSeriesAddress: [404, 200],
  removeSeries: [404, 200],
  restoreSeries: [404, 200],
  getClickSummary: [200, 200],
  getClicks: [404, 200],
  exportClicks: [404, 200],
  getEarnings: [200, 200],
  listEarningReports: [200, 200],
  getKey: [200, 200],
  listWebhooks: [200, 200],
  createWebhook: [201, 201],
  getWebhook: [404, 200],
  updateWebhook: [404, 200],
  rotateSecret: [404, 200],
  testWebhook: [404, 201],
  listDeliveries: [404, 200],
  getDelivery: [404, 200],
  resendDelivery: [404, 200],
  removeWebhook: [404, 200],
  // The last one: it ends the key of its caller.
  revokeKey: [200, 200],
}

/** Scopes that a request needs besides that of its endpoint, with its body below. */
const alsoNeeded: Readonly<Record<string, readonly ApiScope[]>> = {
  createWebhook: ['links:read'],
  updateWebhook: ['clicks:read'],
  listDeliveries: ['links:read', 'clicks:read'],
  getDelivery: ['links:read', 'clicks:read'],
  resendDelivery: ['links:read', 'clicks:read'],
}

const refused: Readonly<Partial<Record<Caller, number>>> = {
  anonymous: 401,
  'revoked key': 401,
  'expired key': 401,
  'missing scope': 403,
}

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 10_000, seconds: 60 }]]),
) as unknown as LimitRules

it('S35 the matrix names every endpoint', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

describe.each(databaseKinds)('S35 S36 the API on %s', (database) => {
  let app: TestApp
  let services: Awaited<ReturnType<typeof startFakeBookServices>>
  let clients: Record<Exclude<Caller, 'missing scope' | 'owner'>, ApiClient>
  let owner: AccountClient
  let paths: Readonly<Record<string, string>>
  let bodies: Readonly<Record<string, object>>
  const withoutScope = new Map<ApiScope | null, ApiClient>()
  const withOnlyScope = new Map<string | null, ApiClient>()

  beforeAll(async () => {
    services = await startFakeBookServices()
    const { googleBooksUrl, openLibraryUrl, coversUrl } = services
    app = await createTestApp({
      database,
      config: { upstreams: { googleBooksUrl, openLibraryUrl, coversUrl } },
      limits,
      authLimits: relaxedAuthLimits,
      accountLimits: relaxedAccountLimits,
    })
    const signInAs = (name: string) =>
      signIn(app, { name, email: `${name}@example.org`, password: 'nine tall bookshelves' })
    owner = await signInAs('owner')
    const other = await signInAs('other')
    await setPremium(app, true)
    const [revoked, expired] = [await createKey(owner), await createKey(owner)]
    const changeKey = (key: string, change: { revokedAt: string } | { expiresAt: string }) =>
      app.database.db
        .updateTable('api_key')
        .set(change)
        .where('ending', '=', key.slice(-4))
        .execute()
    await changeKey(revoked, { revokedAt: '2026-01-01T00:00:00.000Z' })
    await changeKey(expired, { expiresAt: '2026-01-01T00:00:00.000Z' })
    clients = {
      anonymous: createApiClient(app),
      'revoked key': createApiClient(app, revoked),
      'expired key': createApiClient(app, expired),
      'other user': createApiClient(app, await createKey(other)),
    }
    const scopes = [...new Set(endpoints.map(({ scope }) => scope))]
    for (const scope of scopes) {
      const others = apiScopes.filter((one) => one !== scope)
      const only = scope ? [scope] : apiScopes
      withoutScope.set(scope, createApiClient(app, await createKey(owner, others)))
      withOnlyScope.set(scope, createApiClient(app, await createKey(owner, only)))
    }
    for (const needed of Object.values(alsoNeeded)) {
      const all: ApiScope[] = ['webhooks:write', ...needed]
      withOnlyScope.set(all.join(), createApiClient(app, await createKey(owner, all)))
    }
    const { id, slug } = await owner.trpc.links.save.mutate({ isbn: '9780143127741' })
    const label = await owner.trpc.labels.create.mutate({ name: 'Series', color: 'blue' })
    const into = await owner.trpc.labels.create.mutate({ name: 'Blog', color: 'teal' })
    const spare = await owner.trpc.labels.create.mutate({ name: 'Spare', color: 'teal' })
    const series = await owner.trpc.series.create.mutate({ name: 'The Salt Trilogy' })
    const webhook = await owner.trpc.webhooks.create.mutate({
      url: 'https://hooks.example.org/in',
      events: ['link.created'],
    })
    const delivery = await owner.trpc.webhooks.sendTest.mutate({ id: webhook.id })
    const move = await owner.trpc.moves.begin.mutate({ service: 'list', fileName: '', rows: 1 })
    await owner.trpc.moves.append.mutate({ ...move, from: 0, links: [sampleMovedLink] })
    await owner.trpc.moves.start.mutate(move)
    const days = 'from=2026-11-01&to=2026-11-30'
    paths = {
      '/books': '/books?query=dune',
      '/books/{book}': '/books/9780143127741',
      '/labels/{id}': `/labels/${label.id}`,
      '/labels/{id}/merge': `/labels/${spare.id}/merge`,
      '/clicks': `/clicks?${days}&link=${id}`,
      '/clicks/export': `/clicks/export?${days}&link=${id}`,
      '/earnings': `/earnings?${days}`,
      '/links/{id}/channels/{channel}': `/links/${id}/channels/mail`,
      '/links/{id}/slugs/{slug}/campaign': `/links/${id}/slugs/${slug}/campaign`,
      '/webhook-deliveries/{id}': `/webhook-deliveries/${delivery.id}`,
      '/webhook-deliveries/{id}/resend': `/webhook-deliveries/${delivery.id}/resend`,
      link: id,
      series: series.id,
      webhook: webhook.id,
      import: move.id,
    }
    bodies = {
      createLink: { book: '9780143127741' },
      createLinks: { links: [{ book: '9780143127741' }] },
      updateLink: { note: 'A note' },
      createImport: { file: '9780143127741' },
      addImportRows: { from: 0, rows: [{ book: '9780143127741' }] },
      setSlug: { slug: `a-slug-${database}` },
      updateDetails: { title: 'Dune' },
      setCover: new Uint8Array(makeCoverPng(240, 360, [40, 60, 80])),
      replaceSettings: { mode: 'choose' },
      updateSettings: { mode: 'instant' },
      setCampaign: { campaign: 'Spring' },
      createLabel: { name: 'Spring', color: 'green' },
      updateLabel: { color: 'red' },
      mergeLabel: { into: into.id },
      createSeries: { name: 'Brine' },
      updateSeries: { isPublished: true },
      setSeriesBooks: { books: [{ linkId: id, position: 100 }] },
      createWebhook: { url: 'https://hooks.example.org/other', events: ['link.deleted'] },
      updateWebhook: { events: ['clicks.hourly'] },
      setSeriesAddress: { slug: `salt-${database}` },
    }
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await services.close()
  })

  const rows = endpoints.flatMap(({ id }) =>
    callers.map((caller) => [id, caller, statusFor(id, caller)] as const),
  )

  it.each(rows)('%s answers %s with %i', async (id, caller, status) => {
    const endpoint = endpoints.find((one) => one.id === id)
    if (!endpoint) throw new TypeError(id)
    const { path, method, scope } = endpoint
    const client = clientOf(caller, id, scope)
    const kind = /^\/(series|webhook|import)/.exec(path)?.[1] ?? 'link'
    const row = paths[kind]
    const response = await client?.(paths[path] ?? path.replace('{id}', row ?? ''), {
      method,
      ...(bodies[id] && { body: bodies[id] }),
    })
    expect(response?.status).toBe(status)
    if (status >= 400) expect(response?.json).toHaveProperty('code')
  })

  it.each(Object.keys(alsoNeeded))('%s needs the scopes to read what webhooks tell', async (id) => {
    const { path = '', method } = endpoints.find((one) => one.id === id) ?? {}
    const client = withOnlyScope.get('webhooks:write')
    const response = await client?.(paths[path] ?? path.replace('{id}', paths.webhook ?? ''), {
      ...(method && { method }),
      ...(bodies[id] && { body: bodies[id] }),
    })
    expect(response?.json).toMatchObject({ status: 403, code: 'missing-scope' })
  })

  /** The owner's key has no other scope than the endpoint needs. */
  function clientOf(caller: Caller, id: string, scope: ApiScope | null): ApiClient | undefined {
    if (caller === 'missing scope') return withoutScope.get(scope)
    const also = alsoNeeded[id]
    const needed = also ? [scope, ...also].join() : scope
    return caller === 'owner' ? withOnlyScope.get(needed) : clients[caller]
  }

  it('S57 S61 opens no procedure to a key that no endpoint needs', async () => {
    const [{ id: userId = '' } = {}] = await app.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'owner@example.org')
      .execute()
    // An admin's key opens no more than another one.
    await app.database.db.updateTable('user').set({ role: 'admin' }).execute()
    const key = await createKey(owner)
    const opened: string[] = []
    for (const { path, meta, type } of listProcedures(app.router)) {
      if (meta?.level === 'public' || type === 'subscription') continue
      const response = await fetch(`${app.url}/api/trpc/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{}',
      })
      if (response.status !== 401) opened.push(path)
    }
    expect([userId.length > 0, opened]).toEqual([true, []])
  })
})

function statusFor(id: string, caller: Caller): number {
  const [other = 0, owner = 0] = matrix[id] ?? []
  const { scope } = endpoints.find((one) => one.id === id) ?? {}
  if (caller === 'owner' || (caller === 'missing scope' && scope === null)) return owner
  return refused[caller] ?? other
}

describe('the procedures open to API keys', () => {
  const procedures = new Map<string, string>()
  beforeAll(async () => {
    const app = await createTestApp()
    for (const { path, meta } of listProcedures(app.router)) procedures.set(path, meta?.level ?? '')
    await app.close()
  })

  it('exist, and none is for admins, accounts, devices, payments, or other keys', () => {
    const open = [...procedures.keys()].filter((path) => findApiScope(path) !== undefined)
    expect(open.length).toBe(49)
    const closed = /^(admin|accounts|apiKeys|devices|security|session|profile|subscription)\./
    const ofItsOwnKey = ['apiKeys.current', 'apiKeys.revokeCurrent']
    expect(open.filter((path) => closed.test(path))).toEqual(ofItsOwnKey)
    expect(open.filter((path) => procedures.get(path) === 'admin')).toEqual([])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockLinksOf } from '../../features/links/store/lock-links.repo.ts'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { makeCoverPng } from '../../testing/fake-cover-image.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endpoints } from './endpoints.ts'

const RACERS = 10

const changes = endpoints.filter(({ changes: read }) => read !== undefined)

describe.each(databaseKinds)('a change with If-Match on %s', (database) => {
  let app: TestApp
  let owner: AccountClient
  let api: ApiClient
  let ids: Readonly<Record<string, string>>
  let bodies: Readonly<Record<string, object>>

  beforeAll(async () => {
    app = await createTestApp({ database, accountLimits: relaxedAccountLimits })
    owner = await signIn(app)
    await setPremium(app, true)
    api = createApiClient(app, await createKey(owner))
    const link = await owner.trpc.links.save.mutate({ isbn: '9780143127741' })
    const series = await owner.trpc.series.create.mutate({ name: 'The Salt Trilogy' })
    const webhook = await owner.trpc.webhooks.create.mutate({
      url: 'https://hooks.example.org/in',
      events: ['link.created'],
    })
    ids = { links: link.id, series: series.id, webhooks: webhook.id }
    bodies = {
      updateLink: { note: 'Never' },
      setSlug: { slug: 'never-chosen' },
      updateDetails: { title: 'Never' },
      setCover: new Uint8Array(makeCoverPng(240, 360, [40, 60, 80])),
      replaceSettings: { mode: 'choose' },
      updateSettings: { mode: 'choose' },
      updateSeries: { name: 'Never' },
      setSeriesBooks: { books: [{ linkId: link.id, position: 100 }] },
      setSeriesAddress: { slug: 'never-chosen' },
      updateWebhook: { events: ['link.deleted'] },
    }
  }, 60_000)
  afterAll(() => app.close())

  const pathOf = (path: string) => path.replace('{id}', ids[path.split('/')[1] ?? ''] ?? '')
  const link = () => `/links/${ids.links}`
  const etagOf = async (path: string) => (await api(path)).headers.get('etag') ?? ''
  const changeNote = (note: string, etag: string) =>
    api(link(), { method: 'PATCH', body: { note }, headers: { 'if-match': etag } })

  it.each(changes.map(({ id }) => id))('of %s is refused unless the ETag matches', async (id) => {
    const endpoint = changes.find((one) => one.id === id)
    const reader = endpoints.find((one) => one.id === endpoint?.changes)
    if (!endpoint || !reader) throw new TypeError(id)
    const before = await api(pathOf(reader.path))
    const etag = before.headers.get('etag')
    for (const stale of ['"another"', `W/${etag}`, `"another", W/${etag}`]) {
      const response = await api(pathOf(endpoint.path), {
        method: endpoint.method,
        headers: { 'if-match': stale },
        ...(bodies[id] && { body: bodies[id] }),
      })
      expect([stale, response.status, response.json]).toEqual([
        stale,
        412,
        expect.objectContaining({ code: 'changed-meanwhile' }),
      ])
    }
    expect((await api(pathOf(reader.path))).json).toEqual(before.json)
  })

  it('is made if one of the ETags matches', async () => {
    const first = await etagOf(link())
    expect((await changeNote('One', `"another", ${first}`)).status).toBe(200)
    expect((await changeNote('Two', '*')).json).toMatchObject({ note: 'Two' })
    expect((await changeNote('Three', first)).status).toBe(412)
  })

  it('is made once, of many with the same ETag at once', async () => {
    const etag = await etagOf(link())
    const notes = Array.from({ length: RACERS }, (_, index) => `Racer ${index}`)
    const responses = await Promise.all(notes.map((note) => changeNote(note, etag)))
    const winners = notes.filter((_, index) => responses[index]?.status === 200)
    expect(winners).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(RACERS - 1)
    expect((await api(link())).json).toMatchObject({ note: winners[0] })
  })

  it('is made once, of different ones of the same link at once', async () => {
    const path = `${link()}/settings`
    const headers = { 'if-match': await etagOf(path) }
    const responses = await Promise.all([
      api(path, { method: 'PATCH', body: { mode: 'choose' }, headers }),
      api(path, { method: 'PUT', body: { look: { note: 'Hello' } }, headers }),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  it('is compared after a change without a condition that is under way', async () => {
    const etag = await etagOf(link())
    const { db } = app.database
    const { ownerId } = await db
      .selectFrom('saved_link')
      .select('ownerId')
      .executeTakeFirstOrThrow()
    let conditional: ReturnType<ApiClient> | undefined
    await db.transaction().execute(async (queries) => {
      await lockLinksOf(queries, ownerId ?? '')
      conditional = changeNote('Overwritten', etag)
      // PostgreSQL shows that the request waits. On SQLite, it waits for this connection.
      if (database === 'postgres') {
        const waiting = () =>
          sql`select 1 from pg_locks where not granted`.execute(queries).then(({ rows }) => rows)
        await expect.poll(waiting).not.toEqual([])
      }
      await queries.updateTable('saved_link').set({ note: 'From the website' }).execute()
    })
    expect((await conditional)?.status).toBe(412)
    expect((await api(link())).json).toMatchObject({ note: 'From the website' })
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../../../testing/account-client.ts'
import { openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { openStream, type TestStream } from '../../../testing/live-stream.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createHitIds } from '../../clicks/hit-id.ts'

const DUNE = '9780441172719'

describe.each(databaseKinds)('the live view on %s', (database) => {
  let app: TestApp
  const streams: TestStream[] = []

  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close()
    await app.close()
  })

  const person = (name: string) =>
    signIn(app, { name, email: `${name}@example.org`, password: 'nine tall bookshelves' })

  async function setPremium(premiumUntil: string | null): Promise<void> {
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
  }

  async function listen(client: AccountClient): Promise<TestStream> {
    const stream = await openStream(app, client)
    streams.push(stream)
    return stream
  }

  let processes = 0

  /** Stores a hit as another process does. */
  async function store(name: string, facts: object = {}, timeMs = Date.now()): Promise<void> {
    const { db } = app.database
    const { id: ownerId } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', `${name}@example.org`)
      .executeTakeFirstOrThrow()
    const id = createHitIds(() => timeMs, processes++)()
    await openClickStore(app.database).append([{ ...sampleHit, id, ownerId, ...facts }])
  }

  it('sends recent hits first, then each new hit within two seconds', async () => {
    app = await createTestApp({ database })
    const ada = await person('ada')
    await person('bob')
    await setPremium('9999-01-01T00:00:00.000Z')
    const saved = await ada.trpc.links.save.mutate({ isbn: DUNE, labels: ['Spring'] })
    const { id: link, title } = saved
    await store('ada', { country: 'FR' })
    await store('bob')
    const stream = await listen(ada)
    const hit = {
      link,
      labels: saved.labels.map(({ id }) => id),
      isbn: DUNE,
      title,
      openedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      country: 'FR',
      seller: 'amazon-de',
      referrer: null,
      device: 'Mobile',
      browser: 'Safari',
      channel: 'web',
      campaign: null,
      excludedBecause: null,
    }
    expect(await stream.next('message')).toEqual({ hits: [hit] })

    await store('bob')
    const begun = performance.now()
    await store('ada', { retailer: 'kobo', marketplace: null, excludedBecause: 'crawler' })
    expect(await stream.next('message')).toEqual({
      hits: [{ ...hit, country: 'DE', seller: 'kobo', excludedBecause: 'crawler' }],
    })
    expect(performance.now() - begun).toBeLessThan(2000)

    // Another process stored one a moment later under an older number.
    await store('ada', { country: 'JP' }, Date.now() - 1500)
    const late = (await stream.next('message')) as { hits: { country: string }[] }
    expect(late.hits.map(({ country }) => country)).toEqual(['JP'])
  })

  it('sends headers that keep proxies from buffering the stream', async () => {
    app = await createTestApp({ database })
    const ada = await person('ada')
    await setPremium('9999-01-01T00:00:00.000Z')
    const stream = await listen(ada)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toMatch(/no-transform.*no-store/)
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.headers.get('content-encoding')).toBeNull()
    // Silence longer than this is a broken connection, so that the page opens another.
    expect(await stream.next('connected')).toEqual({ reconnectAfterInactivityMs: 45_000 })
  })

  it('requires Premium', async () => {
    app = await createTestApp({ database })
    const ada = await person('ada')
    const stream = await listen(ada)
    expect(await stream.next('serialized-error')).toMatchObject({
      data: { reason: 'premium-required-to-analyze' },
    })
  })

  it('S28 ends when its session does', async () => {
    app = await createTestApp({ database })
    const ada = await person('ada')
    await setPremium('9999-01-01T00:00:00.000Z')
    const stream = await listen(ada)
    await stream.next('message')
    await ada.post('/api/auth/sign-out', {})
    await store('ada')
    await stream.next('return')
    expect(stream.seen.filter(({ event }) => event === 'message')).toHaveLength(1)
  })

  it('ends when Premium does', async () => {
    app = await createTestApp({ database })
    const ada = await person('ada')
    await setPremium('9999-01-01T00:00:00.000Z')
    const stream = await listen(ada)
    await stream.next('message')
    await setPremium(null)
    await store('ada')
    await stream.next('return')
    expect(stream.seen.filter(({ event }) => event === 'message')).toHaveLength(1)
  })

  it('R38 ends its streams when the server shuts down', async () => {
    app = await createTestApp({ database })
    const ada = await person('ada')
    await setPremium('9999-01-01T00:00:00.000Z')
    const stream = await listen(ada)
    await stream.next('message')
    const begun = performance.now()
    await app.close()
    expect(performance.now() - begun).toBeLessThan(5000)
    await stream.next('return')
  })
})

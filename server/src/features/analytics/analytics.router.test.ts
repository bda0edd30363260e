import type { Browser, DeviceType } from '@everyshelf/domain/clicks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, createAccountClient, signIn } from '../../testing/account-client.ts'
import { openClickStore } from '../../testing/click-store.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createHitIds } from '../clicks/hit-id.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DUNE = '9780441172719'
const period = { from: '2026-11-20', to: '2026-11-21' }

describe.each(databaseKinds)('analytics over HTTP on %s', (database) => {
  let app: TestApp
  let ada: AccountClient
  let bob: AccountClient
  let cy: AccountClient
  let link: string

  beforeAll(async () => {
    const limits = Object.fromEntries(
      Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
    ) as unknown as LimitRules
    app = await createTestApp({ database, limits, now: () => NOW })
    const person = (name: string) =>
      signIn(app, { name, email: `${name}@example.org`, password: 'nine tall bookshelves' })
    ada = await person('ada')
    bob = await person('bob')
    const premiumUntil = toIsoTime(new Date(NOW + 86_400_000))
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    cy = await person('cy')
    link = (await ada.trpc.links.save.mutate({ isbn: DUNE })).id
    await store('ada', '2026-11-21T19:30')
    await store('ada', '2026-11-21T18:00', {
      ...{ referrerHost: '=cmd()', channel: 'mail', campaign: '=Spring' },
    })
    await store('ada', '2026-11-21T17:00', { excludedBecause: 'crawler' })
    await store('ada', '2026-11-20T10:00', { identifier: 'B00ICH9SAC', country: null })
    await store('bob', '2026-11-21T19:30')
  })
  afterAll(() => app.close())

  async function store(name: string, openedAt: string, facts: object = {}): Promise<void> {
    const { db } = app.database
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', `${name}@example.org`)
      .executeTakeFirstOrThrow()
    const nextId = createHitIds(() => Date.parse(`${openedAt}:00Z`))
    const hit = { ...sampleHit, ownerId: id, ...facts, id: nextId() }
    await openClickStore(app.database).append([hit])
  }

  async function exportRows(client: AccountClient, query: string): Promise<string[]> {
    const response = await client.get(`/analytics/clicks.csv?${query}`)
    expect(response.status).toBe(200)
    return (await response.text()).split('\r\n').slice(0, -1)
  }

  const asQuery = (input: Record<string, string>) => new URLSearchParams(input).toString()

  it('counts only the links with a label, and no links for the label of another account', async () => {
    const { labels } = await ada.trpc.links.annotate.mutate({ id: link, labels: ['Spring'] })
    const label = labels[0]?.id ?? ''
    const spring = await ada.trpc.analytics.overview.query({ ...period, label })
    expect(spring.totals).toEqual({ hits: 3, clicks: 2, readers: 0 })
    expect(spring.links).toMatchObject([{ id: link, clicks: 2 }])
    expect(await exportRows(ada, asQuery({ ...period, label }))).toHaveLength(4)
    const unused = await ada.trpc.labels.create.mutate({ name: 'Unused', color: 'red' })
    for (const [client, id] of [
      [ada, unused.id],
      [bob, label],
    ] as const) {
      const none = await client.trpc.analytics.overview.query({ ...period, label: id })
      expect(none.totals.hits).toBe(0)
    }
  })

  it('returns the full overview to an owner with Premium', async () => {
    const overview = await ada.trpc.analytics.overview.query(period)
    expect(overview).toMatchObject({
      ...period,
      timeZone: 'UTC',
      totals: { hits: 4, clicks: 3, readers: 0 },
      previous: {
        from: '2026-11-18',
        to: '2026-11-19',
        hits: 0,
        clicks: 0,
        readers: 0,
        clicksByDay: [0, 0],
      },
      days: [
        { day: '2026-11-20', hits: 1, clicks: 1, readers: 0 },
        { day: '2026-11-21', hits: 3, clicks: 2, readers: 0 },
      ],
      countries: [
        { value: 'DE', clicks: 2 },
        { value: '', clicks: 1 },
      ],
      sellers: [{ value: 'amazon-de', clicks: 3 }],
      devices: [{ value: 'Mobile', clicks: 3 }],
      browsers: [{ value: 'Safari', clicks: 3 }],
      referrers: [
        { value: '', clicks: 2 },
        { value: '=cmd()', clicks: 1 },
      ],
      channels: [
        { value: 'web', clicks: 2 },
        { value: 'mail', clicks: 1 },
      ],
      campaigns: [
        { value: '', clicks: 2 },
        { value: '=Spring', clicks: 1 },
      ],
      reasons: [{ value: 'crawler', hits: 1 }],
    })
    expect(overview.links.map(({ id, isbn, clicks }) => [id, isbn, clicks])).toEqual([
      [link, DUNE, 2],
      [null, 'B00ICH9SAC', 1],
    ])
    // The 20th of November 2026 is a Friday.
    expect(overview.hours).toHaveLength(7)
    expect([overview.hours[4]?.[10], overview.hours[5]?.[18], overview.hours[5]?.[19]]).toEqual([
      1, 1, 1,
    ])
    const germany = await ada.trpc.analytics.overview.query({ ...period, country: 'DE', link })
    expect(germany.totals).toEqual({ hits: 3, clicks: 2, readers: null })
    const sumOf = async (filters: { channel?: 'web' | 'mail' | 'ad'; campaign?: string }) => {
      const { totals } = await ada.trpc.analytics.overview.query({ ...period, ...filters })
      return [totals.hits, totals.clicks, totals.readers]
    }
    expect(await sumOf({ channel: 'web' })).toEqual([3, 2, null])
    expect(await sumOf({ campaign: '=Spring' })).toEqual([1, 1, null])
    expect(await sumOf({ channel: 'web', campaign: '=Spring' })).toEqual([0, 0, null])
    expect(await sumOf({ channel: 'ad' })).toEqual([0, 0, null])
  })

  it('counts and exports only what readers of a referrer, a device, or a browser did', async () => {
    const facts = { referrerHost: 'news.example.org', device: 'Desktop', browser: 'Firefox' }
    await store('ada', '2026-09-01T10:00', facts)
    await store('ada', '2026-09-01T11:00', { ...facts, device: 'Tablet' })
    const september = { from: '2026-09-01', to: '2026-09-02' }
    const count = async (filters: {
      readonly referrer?: string
      readonly device?: DeviceType
      readonly browser?: Browser
    }) => {
      const asked = { ...september, ...filters }
      const { totals } = await ada.trpc.analytics.overview.query(asked)
      const rows = await exportRows(ada, asQuery(asked))
      return [totals.clicks, rows.length - 1]
    }
    expect(await count({ referrer: 'news.example.org' })).toEqual([2, 2])
    expect(await count({ referrer: 'example.org' })).toEqual([0, 0])
    expect(await count({ device: 'Tablet' })).toEqual([1, 1])
    expect(await count({ browser: 'Firefox', device: 'Mobile' })).toEqual([0, 0])
    expect(await count({ browser: 'Firefox', device: 'Desktop' })).toEqual([1, 1])
  })

  it('returns the totals of 30 days on every plan', async () => {
    const { totals, days, from, to } = await ada.trpc.analytics.summary.query()
    expect({ totals, from, to }).toEqual({
      totals: { hits: 4, clicks: 3, readers: 0 },
      from: '2026-10-23',
      to: '2026-11-21',
    })
    expect(days).toHaveLength(30)
    expect((await cy.trpc.analytics.summary.query()).totals.hits).toBe(0)
  })

  it('S36 returns no clicks or links of other owners', async () => {
    const { totals, links } = await bob.trpc.analytics.overview.query(period)
    expect({ totals, links }).toMatchObject({
      totals: { hits: 1, clicks: 1 },
      links: [{ id: null, isbn: DUNE, clicks: 1 }],
    })
    const others = bob.trpc.analytics.overview.query({ ...period, link })
    await expect(others).rejects.toMatchObject({ data: { reason: 'not-found' } })
    const response = await bob.get(`/analytics/clicks.csv?${asQuery({ ...period, link })}`)
    expect(response.status).toBe(404)
    expect(await exportRows(bob, asQuery(period))).toHaveLength(2)
  })

  it('requires Premium and a valid period', async () => {
    const refused = cy.trpc.analytics.overview.query(period)
    await expect(refused).rejects.toMatchObject({ data: { reason: 'premium-required-to-analyze' } })
    for (const input of [
      { from: '2026-11-21', to: '2026-11-20' },
      { from: '2024-01-01', to: '2026-11-20' },
      { from: '2026-02-30', to: '2026-03-01' },
    ]) {
      const wrong = ada.trpc.analytics.overview.query(input)
      await expect(wrong).rejects.toMatchObject({ data: { reason: 'invalid-input' } })
      const response = await ada.get(`/analytics/clicks.csv?${asQuery(input)}`)
      expect(response.status).toBe(400)
    }
    const path = `/analytics/clicks.csv?${asQuery(period)}`
    expect((await createAccountClient(app).get(path)).status).toBe(401)
    expect((await cy.get(path)).status).toBe(403)
  })

  it('begins the export with a byte-order mark, like the other files for spreadsheets', async () => {
    const response = await ada.get(`/analytics/clicks.csv?${asQuery(period)}`)
    const file = Buffer.from(await response.arrayBuffer())
    expect(file.subarray(0, 9).toString('utf8')).toBe('\uFEFFopened')
  })

  it('S51 exports each hit as a row of text', async () => {
    const response = await ada.get(`/analytics/clicks.csv?${asQuery(period)}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="everyshelf-clicks-2026-11-20-2026-11-21.csv"',
    )
    expect(await response.text()).toBe(
      [
        'opened_at_utc,day,hour,isbn,country,store,device,browser,referrer,language,channel,campaign,exclusion_reason',
        '2026-11-20T10:00,2026-11-20,10,B00ICH9SAC,,amazon-de,Mobile,Safari,,de,web,,',
        `2026-11-21T17:00,2026-11-21,17,${DUNE},DE,amazon-de,Mobile,Safari,,de,web,,crawler`,
        `2026-11-21T18:00,2026-11-21,18,${DUNE},DE,amazon-de,Mobile,Safari,'=cmd(),de,mail,'=Spring,`,
        `2026-11-21T19:30,2026-11-21,19,${DUNE},DE,amazon-de,Mobile,Safari,,de,web,,`,
        '',
      ].join('\r\n'),
    )
    const filtered = asQuery({ ...period, link, country: 'DE', seller: 'amazon-de' })
    expect(await exportRows(ada, filtered)).toHaveLength(4)
    const mail = asQuery({ ...period, channel: 'mail', campaign: '=Spring' })
    expect(await exportRows(ada, mail)).toHaveLength(2)
  })

  it("counts in the owner's new time zone as soon as it changes", async () => {
    expect((await ada.trpc.profile.get.query()).timeZone).toBe('UTC')
    const changed = await ada.trpc.profile.update.mutate({ timeZone: 'Asia/Kolkata' })
    expect(changed.timeZone).toBe('Asia/Kolkata')
    const overview = await ada.trpc.analytics.overview.query(period)
    expect(overview.timeZone).toBe('Asia/Kolkata')
    expect(overview.days.map(({ clicks }) => clicks)).toEqual([1, 1])
    expect(await exportRows(ada, asQuery(period))).toHaveLength(4)
    const unknown = ada.trpc.profile.update.mutate({ timeZone: 'Mars/Olympus' })
    await expect(unknown).rejects.toMatchObject({ data: { reason: 'invalid-input' } })
    await ada.trpc.profile.update.mutate({ timeZone: 'UTC' })
  })
})

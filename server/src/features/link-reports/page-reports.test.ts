import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, ada, bob, signIn } from '../../testing/account-client.ts'
import { openAdminArea } from '../../testing/admin-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(databaseKinds)('reports of pages on %s', (database) => {
  let app: TestApp
  let admin: AccountClient
  let owner: AccountClient
  let pageId: string
  let seriesId: string

  beforeAll(async () => {
    // Each network may send 5 an hour, and all of these have one address.
    const report = [{ points: 1000, seconds: 60 }]
    app = await createTestApp({ database, limits: { ...limitRules, report } })
    admin = await signIn(app, ada)
    owner = await signIn(app, bob)
    await openAdminArea(app, admin)
    const page = await owner.trpc.authorPages.create.mutate({ name: 'Bob Lind', address: 'bob' })
    pageId = page.id
    await owner.trpc.authorPages.publish.mutate({ id: pageId })
    const link = await owner.trpc.links.save.mutate({ isbn: '9780143127741' })
    const books = [{ linkId: link.id, position: 100, nextLinkId: null }]
    const series = await owner.trpc.series.create.mutate({ name: 'The Salt Trilogy', books })
    seriesId = series.id
    await owner.trpc.series.update.mutate({ id: seriesId, isPublished: true })
  }, 60_000)
  afterAll(() => app.close())

  const open = (path: string) => fetch(app.url + path, { redirect: 'manual' })
  const report = async (address: string, reason = 'impersonation') =>
    (
      await fetch(`${app.url}/report`, {
        method: 'POST',
        headers: { origin: app.config.publicUrl },
        body: new URLSearchParams({ link: address, reason, message: '' }),
        redirect: 'manual',
      })
    ).status
  const listOpen = async () => (await admin.trpc.admin.reports.list.query({ state: 'open' })).rows

  it('reach the admins with the address of the page', async () => {
    const { publicUrl } = app.config
    expect(await report(`${publicUrl}/by/bob`)).toBe(303)
    expect(await report(`${publicUrl}/series/the-salt-trilogy?lang=de`)).toBe(303)
    expect(await report(`${publicUrl}/by/no-such-page`)).toBe(404)
    const rows = (await listOpen()).toSorted((a, b) => a.kind.localeCompare(b.kind))
    expect(rows).toMatchObject([
      {
        kind: 'author-page',
        id: pageId,
        path: '/by/bob',
        title: 'Bob Lind',
        isDisabled: false,
        count: 1,
        reports: [{ reason: 'impersonation' }],
      },
      {
        kind: 'series',
        id: seriesId,
        path: '/series/the-salt-trilogy',
        title: 'The Salt Trilogy',
      },
    ])
    const { reportedItems } = await admin.trpc.admin.overview.attention.query()
    expect(reportedItems).toBe(2)
    const { tables } = await owner.trpc.profile.export.mutate({ password: bob.password })
    expect(tables.link_report).toHaveLength(2)
  })

  it('S61 let an admin disable the page with a reason, which its owner sees', async () => {
    const rows = await listOpen()
    const find = (kind: string) => rows.find((row) => row.kind === kind)?.reports[0]?.id ?? ''
    const { resolve } = admin.trpc.admin.reports
    await resolve.mutate({ id: find('author-page'), reason: 'Not this author' })
    await resolve.mutate({ id: find('series'), reason: 'Spam' })
    expect((await open('/by/bob')).status).toBe(410)
    expect((await open('/series/the-salt-trilogy')).status).toBe(410)
    const sitemap = await (await open('/sitemap.xml')).text()
    expect(sitemap).not.toMatch(/\/by\/bob|salt-trilogy/)
    const page = await owner.trpc.authorPages.get.query({ id: pageId })
    expect(page.disabledReason).toBe('Not this author')
    const series = await owner.trpc.series.get.query({ id: seriesId })
    expect(series.disabledReason).toBe('Spam')
    expect(await listOpen()).toEqual([])
    const { rows: audit } = await admin.trpc.admin.audit.list.query({ action: 'report.resolve' })
    expect(audit.map(({ details }) => details)).toEqual([
      { reason: 'Spam', series: seriesId },
      { reason: 'Not this author', page: pageId },
    ])
  })

  it('are resolved when an admin disables the page elsewhere', async () => {
    await admin.trpc.admin.authorPages.enable.mutate({ id: pageId })
    expect(await report('/by/bob')).toBe(303)
    await admin.trpc.admin.authorPages.disable.mutate({ id: pageId, reason: 'Spam' })
    expect(await listOpen()).toEqual([])
  })

  it('are stored up to 20 times for each reason, then counted, so that a flood hides no other reason', async () => {
    await admin.trpc.admin.authorPages.enable.mutate({ id: pageId })
    const reasons = [...Array(25).fill('spam'), 'unsafe', 'impersonation']
    for (const reason of reasons) expect(await report('/by/bob', reason)).toBe(303)
    const stored = await app.database.db
      .selectFrom('link_report')
      .select(['reason', 'furtherReports'])
      .where('reportedId', '=', pageId)
      .where('state', '=', 'open')
      .execute()
    const countsOf = (wanted: string) =>
      stored.filter(({ reason }) => reason === wanted).map((row) => row.furtherReports)
    expect(countsOf('spam').toSorted()).toEqual([...Array(19).fill(0), 5])
    expect([countsOf('unsafe'), countsOf('impersonation')]).toEqual([[0], [0]])
  })

  it('are grouped by link or page, newest first', async () => {
    await admin.trpc.admin.series.enable.mutate({ id: seriesId })
    expect(await report('/series/the-salt-trilogy', 'spam')).toBe(303)
    const kinds = async () => (await listOpen()).map(({ kind, count }) => [kind, count])
    expect(await kinds()).toEqual([
      ['series', 1],
      ['author-page', 27],
    ])
    expect(await report('/by/bob', 'other')).toBe(303)
    expect(await kinds()).toEqual([
      ['author-page', 28],
      ['series', 1],
    ])
    const [page] = await listOpen()
    const times = page?.reports.map(({ createdAt }) => createdAt) ?? []
    expect(times).toEqual(times.toSorted().toReversed())
    // The 25 about spam hide no other reason.
    expect(page?.reports.map(({ reason }) => reason)).toEqual([
      ...['other', 'impersonation', 'unsafe'],
      ...['spam', 'spam', 'spam', 'spam', 'spam'],
    ])

    const { dismiss, list } = admin.trpc.admin.reports
    await dismiss.mutate({ id: page?.reports[0]?.id ?? '' })
    expect(await kinds()).toEqual([
      ['series', 1],
      ['author-page', 27],
    ])
    const { rows: dismissed } = await list.query({ state: 'dismissed' })
    expect(dismissed).toMatchObject([{ id: pageId, count: 1, reports: [{ reason: 'other' }] }])
  })

  it('find their series in the admin area by name, address, link, or the owner’s email', async () => {
    const find = async (text: string) =>
      (await admin.trpc.admin.series.find.query({ text })).map(({ id }) => id)
    for (const text of ['', 'alt TRI', '/series/the-salt-trilogy', 'Bob@example.org']) {
      expect(await find(text), text).toEqual([seriesId])
    }
    expect(await find('sugar')).toEqual([])
  })
})

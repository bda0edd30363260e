import { readAccountFile, restoreAccount } from '@everyshelf/domain/moving'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../../testing/account-client.ts'
import { addAccount, addLink } from '../../../testing/account-rows.ts'
import { numberHits, openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { sampleFileLink, sampleFileVersion } from '../../../testing/moves.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const DUNE = '9780441172719'
const EMMA = '9780143127741'
const PRIDE = '9780141439518'

/** @example isbnOf(0) // '9780306400001' and its check digit */
function isbnOf(index: number): string {
  const digits = `9780306${400_00 + index}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

type Rows = readonly Record<string, unknown>[]
type Tables = Readonly<Record<string, Rows>>

/** Calls what `restoreAccount` asks for, as the site does. */
async function restore(client: AccountClient, exported: string) {
  const file = readAccountFile(exported)
  if (!file) throw new Error('not an export')
  const steps = restoreAccount(file, 'everyshelf.json')
  let step = steps.next()
  while (!step.done) {
    const { procedure, input } = step.value
    const response = await client.post(`/api/trpc/${procedure}`, input ?? {})
    const body = (await response.json()) as { result?: { data: unknown } }
    step = steps.next(body.result ? { value: body.result.data } : null)
  }
  return step.value
}

const exportAll = async ({ trpc }: AccountClient) => {
  const data = await trpc.profile.export.mutate({})
  return { text: JSON.stringify(data), tables: JSON.parse(JSON.stringify(data.tables)) as Tables }
}

/** What an account has, with names in place of IDs, and without the times of pages. */
function describeAccount(tables: Tables) {
  const rows = (table: string) => tables[table] ?? []
  const nameOf = (table: string, column: string) => {
    const names = new Map(rows(table).map((row) => [row.id, row[column]]))
    return (id: unknown) => names.get(id) ?? id
  }
  const book = nameOf('saved_link', 'identifier')
  const label = nameOf('label', 'name')
  const series = nameOf('series', 'name')
  const page = nameOf('author_page', 'name')
  const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted()
  return {
    links: sorted(
      rows('saved_link').map(({ id: _, ownerId: __, disabledAt: ___, ...link }) => link),
    ),
    slugs: sorted(
      rows('link_slug').map(({ linkId, ...slug }) => ({ book: book(linkId), ...slug })),
    ),
    versions: sorted(
      rows('link_version').map(({ linkId, ownerId: _, ...one }) => ({
        book: book(linkId),
        ...one,
      })),
    ),
    labels: sorted(rows('label').map(({ name, color }) => ({ name, color }))),
    labeled: sorted(
      rows('link_label').map(({ linkId, labelId }) => [book(linkId), label(labelId)]),
    ),
    series: sorted(
      rows('series').map(({ name, slug, text, startLinkId, publishedAt }) => {
        return { name, slug, text, start: book(startLinkId), isPublished: publishedAt !== null }
      }),
    ),
    seriesBooks: sorted(
      rows('series_book').map(({ seriesId, linkId, position, readingOrder, nextLinkId }) => {
        const next = book(nextLinkId)
        return { in: series(seriesId), book: book(linkId), position, readingOrder, next }
      }),
    ),
    pages: sorted(
      rows('author_page').map(({ name, slug, text, links, publishedAt }) => {
        return { name, slug, text, links, isPublished: publishedAt !== null }
      }),
    ),
    pageBooks: sorted(
      rows('author_page_book').map(({ pageId, linkId, position }) => {
        return { of: page(pageId), book: book(linkId), position }
      }),
    ),
    filters: sorted(
      rows('saved_filter').map(({ name, filter }) => {
        const { labels, ...rest } = JSON.parse(String(filter))
        return { name, ...rest, labels: labels.map(label) }
      }),
    ),
    profile: rows('user_profile').map(
      ({ affiliateTags, programIds, tagChannels, timeZone, weeklyEmail }) => {
        return { affiliateTags, programIds, tagChannels, timeZone, weeklyEmail }
      },
    ),
  }
}

async function fill(app: TestApp, { trpc }: AccountClient): Promise<void> {
  const dune = await trpc.links.save.mutate({
    isbn: DUNE,
    hint: { title: 'Dune', authors: ['Frank Herbert'] },
    labels: ['Science fiction', 'Blog'],
    note: 'For the newsletter',
  })
  const { id } = dune
  await trpc.links.update.mutate({ id, slug: 'dune-saga' })
  await trpc.links.update.mutate({
    id,
    settings: { mode: 'choose', retailers: { off: ['kobo'] }, look: { note: 'Signed copies' } },
  })
  await trpc.links.editDetails.mutate({ id, details: { title: 'Dune!', series: 'Dune' } })
  const print = await trpc.links.createChannel.mutate({ id, channel: 'print' })
  await trpc.links.setCampaign.mutate({ id, slug: print.slug, campaign: 'Fair 2026' })
  await trpc.links.annotate.mutate({ id, labels: ['Blog'] })
  const emma = await trpc.links.save.mutate({ isbn: EMMA })
  const pride = await trpc.links.save.mutate({ isbn: PRIDE })
  await trpc.links.remove.mutate({ id: pride.id })
  const labels = await trpc.labels.list.query()
  await trpc.savedFilters.create.mutate({
    name: 'Blog links',
    filter: { query: 'dune', labels: labels.map((one) => one.id) },
  })
  const series = await trpc.series.create.mutate({
    name: 'The Shelf Trilogy',
    books: [
      { linkId: id, position: 100, nextLinkId: emma.id },
      { linkId: emma.id, position: 250 },
    ],
  })
  await trpc.series.update.mutate({ id: series.id, text: 'Read in order.', isPublished: true })
  const { design } = series
  await trpc.series.update.mutate({ id: series.id, design: { ...design, accent: 'navy' } })
  const page = await trpc.authorPages.create.mutate({ name: 'Ada Lind', address: 'ada-lind' })
  await trpc.authorPages.update.mutate({
    ...{ id: page.id, text: 'Writes at night.', links: ['https://ada.example'] },
    books: [emma.id, id],
  })
  await trpc.authorPages.update.mutate({
    id: page.id,
    design: { ...page.design, hidden: ['newest'], newsletter: 'https://ada.example/join' },
  })
  await trpc.authorPages.publish.mutate({ id: page.id })
  await trpc.profile.update.mutate({ affiliateTags: { de: 'ada-21' }, timeZone: 'Europe/Vienna' })
  const [user] = await app.database.db.selectFrom('user').select('id').execute()
  const hit = { ...sampleHit, ownerId: user?.id ?? '', identifier: DUNE }
  const hits = [1, 2, 3].map((minutesAgo) => ({ ...hit, minutesAgo }))
  await openClickStore(app.database).append(numberHits(hits, Date.now()))
}

describe('restoring an account', () => {
  const apps: TestApp[] = []
  const many = [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }]
  const limits = Object.fromEntries(
    Object.keys(limitRules).map((name) => [name, many]),
  ) as unknown as typeof limitRules

  async function open(
    database: 'sqlite' | 'postgres',
    { isPremium = true, perHour = {} }: { isPremium?: boolean; perHour?: object } = {},
  ) {
    const hourly = Object.entries(perHour).map(([name, points]) => [
      name,
      [{ points, seconds: 3600 }],
    ])
    const app = await createTestApp({
      database,
      limits: { ...limits, ...Object.fromEntries(hourly) },
    })
    apps.push(app)
    const client = await signIn(app)
    const premiumUntil = isPremium ? '9999-01-01T00:00:00.000Z' : null
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    return { app, client }
  }

  let source: { text: string; tables: Tables }
  beforeAll(async () => {
    const { app, client } = await open('sqlite')
    await fill(app, client)
    source = await exportAll(client)
  }, 60_000)
  afterAll(() => Promise.all(apps.map((app) => app.close())))

  it('on another server gives the same links, settings, history, and pages, and nothing twice', async () => {
    const { app, client } = await open('postgres')
    const report = await restore(client, source.text)
    expect(report).toMatchObject({
      ...{ restored: 3, present: 0, overLimit: 0, lost: [], withoutSettings: 0, refused: [] },
    })
    const after = await exportAll(client)
    expect(describeAccount(after.tables)).toEqual(describeAccount(source.tables))
    const [link] = await app.database.db
      .selectFrom('saved_link')
      .select('id')
      .where('identifier', '=', DUNE)
      .execute()
    const id = link?.id ?? ''
    expect(await client.trpc.moves.ofLink.query({ id })).toMatchObject({ clicks: 3 })
    // The history works here: the last change can be undone.
    const { version } = await client.trpc.links.settings.query({ id })
    await client.trpc.links.undo.mutate({ id, version: 2 })
    expect((await client.trpc.links.settings.query({ id })).settings.mode).toBe('instant')
    expect(version).toBe(3)

    const changed = await exportAll(client)
    expect(await restore(client, source.text)).toMatchObject({ restored: 0, present: 3 })
    const again = await exportAll(client)
    expect(describeAccount(again.tables)).toEqual(describeAccount(changed.tables))
    expect(again.tables.moved_link).toEqual(changed.tables.moved_link)
  }, 60_000)

  it('says which slugs are not free, and what needs Premium', async () => {
    const { app, client } = await open('sqlite', { isPremium: false })
    const other = await addAccount(app.database, { name: 'Eve' })
    const saved = source.tables.saved_link?.find(({ identifier }) => identifier === DUNE)
    const taken = source.tables.link_slug?.find(
      ({ channel, linkId }) => channel === 'print' && linkId === saved?.id,
    )
    await addLink(app.database, { slug: String(taken?.slug), ownerId: other.userId })
    const report = await restore(client, source.text)
    // The removed link would have no limit.
    expect(report).toMatchObject({ restored: 2, overLimit: 1, withoutSettings: 1 })
    expect(report.lost).toContainEqual({
      title: 'Dune',
      slugs: expect.arrayContaining(['dune-saga', taken?.slug]),
    })
    expect(report.refused).toEqual(['your affiliate tags (Premium)'])
    const [dune] = (await exportAll(client)).tables.saved_link?.filter(
      ({ identifier }) => identifier === DUNE,
    ) ?? [{}]
    expect(dune?.slug).toMatch(/^[2-9a-z]{7}$/)
    expect(JSON.parse(String(dune?.settings))).toMatchObject({
      mode: 'choose',
      retailers: { off: [] },
    })
  }, 60_000)

  const slugOf = (slug: string, channel = 'web') => {
    return { slug, channel: channel as 'web', campaign: null, createdAt: sampleFileLink.createdAt }
  }
  const fileLink = (isbn: string, slug: string, slugs: readonly string[] = []) => {
    return { ...sampleFileLink, isbn, slug, slugs: slugs.map((one) => slugOf(one)) }
  }

  it('gives a free account only slugs without words, one for each link, and counts each', async () => {
    const { client } = await open('sqlite', { isPremium: false, perHour: { slug: 2 } })
    const restoreLinks = (links: readonly ReturnType<typeof fileLink>[]) =>
      client.trpc.moves.restoreLinks.mutate({ fileName: 'a.json', links: [...links] })
    const last = fileLink('9780306406157', 'h7kq5mw')
    const restored = await restoreLinks([
      // Letters that the server draws, too.
      fileLink(DUNE, 'stephen', ['h7kq9mw']),
      fileLink(EMMA, 'h7kq3mw', ['h7kq8mw', 'emma']),
      fileLink(PRIDE, 'h7kq4mw'),
      last,
    ])
    expect(restored.map(({ outcome, lost }) => [outcome, ...lost])).toEqual([
      ['restored', 'stephen', 'h7kq9mw'],
      ['restored', 'h7kq8mw', 'emma'],
      ['restored'],
    ])
    await expect(restoreLinks([last])).rejects.toThrow('rate-limited')
    const { links } = await client.trpc.links.list.query({})
    expect(links.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['h7kq3mw', 'h7kq4mw', expect.not.stringMatching('stephen')]),
    )
  }, 60_000)

  it('gives no reserved slug, with or without Premium', async () => {
    for (const isPremium of [true, false]) {
      const { app, client } = await open('sqlite', { isPremium })
      const restored = await client.trpc.moves.restoreLinks.mutate({
        fileName: 'a.json',
        links: [fileLink(DUNE, 'admin', ['support']), fileLink(EMMA, 'h7kq3mw', ['pricing'])],
      })
      expect(restored.map(({ outcome, lost }) => [outcome, ...lost])).toEqual([
        ['restored', 'admin', 'support'],
        ['restored', 'pricing'],
      ])
      const slugs = await app.database.db.selectFrom('link_slug').select('slug').execute()
      const taken: readonly string[] = slugs.map(({ slug }) => slug)
      expect(taken).toHaveLength(2)
      expect(taken).toContain('h7kq3mw')
      expect(taken).not.toContain('admin')
    }
  }, 60_000)

  it.each(databaseKinds)(
    'beside saves, all at once, stops at the limit of a free account on %s',
    async (kind) => {
      const { app, client } = await open(kind, { isPremium: false })
      const books = Array.from({ length: 24 }, (_, index) => isbnOf(index))
      const responses = await Promise.all(
        books.map(async (isbn, index) => {
          if (index % 2 === 0) return await client.post('/api/trpc/links.save', { isbn })
          const links = [fileLink(isbn, `h7kq${index + 20}m`)]
          return await client.post('/api/trpc/moves.restoreLinks', { fileName: 'a.json', links })
        }),
      )
      const texts = await Promise.all(responses.map((response) => response.text()))
      const done = texts.filter((text) => /"outcome":"restored"|"slug":/.test(text))
      const refused = texts.filter((text) => /"outcome":"limit"|link-limit-reached/.test(text))
      expect([done.length, refused.length]).toEqual([5, 19])
      const { active } = await app.database.db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('active'))
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow()
      expect(Number(active)).toBe(5)
    },
    60_000,
  )

  it('looks up only books that it restores, counts each as saved, and goes on after the limit', async () => {
    const { app, client } = await open('sqlite', { perHour: { save: 2, slug: 12 } })
    await client.trpc.moves.restoreLinks.mutate({ fileName: 'a.json', links: [sampleFileLink] })
    const slugs = Array.from({ length: 12 }, (_, index) => `emma-${index}`)
    const restored = await client.trpc.moves.restoreLinks.mutate({
      fileName: 'a.json',
      links: [fileLink(DUNE, 'dune'), fileLink(EMMA, 'emma', slugs), fileLink(PRIDE, 'pride')],
    })
    expect(restored.map(({ outcome, lost }) => [outcome, ...lost])).toEqual([
      ['present'],
      ['restored', 'emma-9', 'emma-10', 'emma-11'],
    ])
    const lookups = app.log().match(/"isbn":"\d+"[^\n]*No catalog answered/g) ?? []
    expect(lookups.map((line) => line.slice(8, 21))).toEqual([DUNE, EMMA])
  }, 60_000)

  it('R44 restores the other links of a call that has a wrong one', async () => {
    const { client } = await open('sqlite')
    const file = JSON.parse(source.text)
    file.tables.saved_link[0].note = 'x'.repeat(5000)
    file.tables.saved_link[1].settings = '{"editions":[{"identifier":"../etc"}],"mode":7}'
    const report = await restore(client, JSON.stringify(file))
    expect(report.restored).toBe(2)
    expect(report.refused).toContain(`the link ${file.tables.saved_link[0].slug}`)
  }, 60_000)

  it('S36 gives no version a slug of another link, and no time that is yet to come', async () => {
    const { app, client } = await open('sqlite')
    const { trpc } = client
    const other = await addAccount(app.database, { name: 'Eve' })
    await addLink(app.database, { slug: 'eves-link', ownerId: other.userId })
    const createdAt = '2999-01-01T00:00:00.000Z'
    const [restored] = await trpc.moves.restoreLinks.mutate({
      fileName: 'a.json',
      links: [{ ...sampleFileLink, slug: 'eves-link', removedAt: createdAt }],
    })
    expect(restored).toMatchObject({ outcome: 'restored', lost: ['eves-link'] })
    const versions = [{ ...sampleFileVersion, slug: 'eves-link', changedAt: createdAt }]
    const history = { isbn: DUNE, createdAt: sampleFileLink.createdAt, versions }
    expect(await trpc.moves.restoreHistory.mutate(history)).toEqual({ stored: 1 })
    expect(await trpc.moves.restoreHistory.mutate(history)).toEqual({ stored: 0 })
    const { tables } = await exportAll(client)
    const [version] = tables.link_version ?? []
    const [link] = tables.saved_link ?? []
    expect(version?.slug).toBe(link?.slug)
    expect(String(version?.changedAt) < createdAt).toBe(true)
    expect(String(link?.removedAt) < createdAt).toBe(true)
    // A history that ends after its first state does not block changes.
    const active = { ...fileLink(EMMA, 'emma'), createdAt: sampleFileLink.createdAt }
    const [emma] = await trpc.moves.restoreLinks.mutate({ fileName: 'a.json', links: [active] })
    const emmas = { ...history, isbn: EMMA, createdAt: active.createdAt }
    expect(await trpc.moves.restoreHistory.mutate(emmas)).toEqual({ stored: 1 })
    const changed = await trpc.links.update.mutate({ id: emma?.id ?? '', slug: 'emma-too' })
    expect(changed.version).toBe(1)
    // Another link of the same book has its own history.
    const foreign = { ...history, createdAt: '2026-01-01T00:00:00.000Z' }
    expect(await trpc.moves.restoreHistory.mutate(foreign)).toEqual({ stored: 0 })
  }, 60_000)
})

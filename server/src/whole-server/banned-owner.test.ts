import express from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../api/rest/endpoints.ts'
import { OWNER_CONTENT_MAX_AGE_S } from '../http/headers/owner-content.ts'
import { limitRules } from '../http/limits/rate-limits.ts'
import { type AccountClient, ada, bob, signIn } from '../testing/account-client.ts'
import { openAdminArea } from '../testing/admin-client.ts'
import { databaseKinds } from '../testing/databases.ts'
import { type FakeBookServices, startFakeBookServices } from '../testing/fake-book-services.ts'
import { wellKnownBooks } from '../testing/fake-catalog.ts'
import { makeCoverPng } from '../testing/fake-cover-image.ts'
import { listProcedures } from '../testing/list-procedures.ts'
import { createRedirectApp, type RedirectApp } from '../testing/redirect-app.ts'

const BOOK = '9780143127741'
const OTHER_BOOK = '9780441172719'

/** Texts that only Bob typed, and the color that he chose. */
const MARKS = /pills|bob.lind|buy here|class="[^"]*accent-plum/i

/** What a reader gets: a page without anything of the owner, or no page. */
type Banned = 'plain' | 'gone'

interface Surface {
  /** The route that answers, as registered. */
  readonly route: string
  /** A path with the names of `Made` in braces. */
  readonly path: string
  readonly banned: Banned
}

/** Every address at which strangers see what an owner made. */
const surfaces: readonly Surface[] = [
  { route: '/book/:isbn/universal', path: `/book/${BOOK}/universal?link=bobs`, banned: 'plain' },
  { route: '/book/:isbn/universal', path: `/book/${BOOK}/universal?link={mail}`, banned: 'plain' },
  { route: '/book/:isbn/universal', path: `/book/${BOOK}/universal?link={ebook}`, banned: 'plain' },
  {
    route: '/book/:isbn/universal',
    path: `/book/${OTHER_BOOK}/universal?link=choose`,
    banned: 'plain',
  },
  { route: '/amazon-marketplace/:linkId', path: '/amazon-marketplace/bobs', banned: 'gone' },
  { route: '/amazon-marketplace/:linkId', path: '/amazon-marketplace/{link}', banned: 'gone' },
  { route: '/embed/:slug', path: '/embed/bobs', banned: 'gone' },
  { route: '/embed/:slug', path: '/embed/choose?size=large', banned: 'gone' },
  { route: '/oembed', path: '/oembed?url={origin}/go/bobs', banned: 'gone' },
  { route: '/og/:kind/:file', path: '/og/link/bobs.png', banned: 'gone' },
  { route: '/og/:kind/:file', path: '/og/author/bob-lind.png', banned: 'gone' },
  { route: '/og/:kind/:file', path: '/og/series/{series}.png', banned: 'gone' },
  { route: '/covers/uploaded/:hash', path: '/covers/uploaded/{cover}', banned: 'gone' },
  { route: '/covers/:width/uploaded/:hash', path: '/covers/480/uploaded/{cover}', banned: 'gone' },
  { route: '/portraits/:hash', path: '/portraits/{portrait}', banned: 'gone' },
  { route: '/by/:address', path: '/by/bob-lind', banned: 'gone' },
  { route: '/series/:slug', path: '/series/{series}', banned: 'gone' },
  { route: '/sitemap.xml', path: '/sitemap.xml', banned: 'plain' },
]

/** The other routes that a browser can open. A new one belongs here only if it shows nothing that an owner made. */
const otherRoutes: Readonly<Record<string, readonly string[]>> = {
  'the site, from its own files and numbers': [
    '*path',
    '/book/sample',
    '/healthz',
    '/mail-preview/:template',
    '/metrics',
    '/openapi.json',
    '/readyz',
    '/report',
  ],
  'for the proxy alone': ['/internal/certificate'],
  'covers of catalogs': ['/covers/:isbn', '/covers/:width/:isbn'],
  'on to a store, or to a page of the table above': ['/next/:slug'],
  'for a session, or the token of a mail': [
    '/analytics/clicks.csv',
    '/api/auth/callback/google',
    '/book/preview',
    '/mail/undo-tags',
    '/mail/unsubscribe',
  ],
  'for an API key': endpoints.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
}

/** The procedures for everyone. Of a link they tell only where it leads. */
const publicProcedures = [
  'accounts.verifyEmail',
  'accounts.viewReset',
  'books.lookup',
  'books.search',
  'clicks.track',
  'feedback.send',
  'links.generate',
  'links.resolveShort',
  'routes.checkSlugs',
  'routes.explain',
  'security.cancelRecoveryByLink',
  'security.finishRecovery',
  'security.viewRecovery',
  'session.get',
  'site.describe',
  'site.identify',
  'status.report',
]

describe.each(databaseKinds)('what a banned account made, on %s', { timeout: 120_000 }, (kind) => {
  let app: RedirectApp
  let books: FakeBookServices
  let admin: AccountClient
  let owner: AccountClient
  let ownerId: string
  let made: Readonly<Record<string, string>>
  let registered: readonly string[]

  beforeAll(async () => {
    books = await startFakeBookServices({ books: wellKnownBooks })
    const { googleBooksUrl, openLibraryUrl, coversUrl } = books
    const routes = vi.spyOn(express.Router.prototype, 'route')
    const many = [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }]
    app = await createRedirectApp({
      kind,
      config: { upstreams: { googleBooksUrl, openLibraryUrl, coversUrl } },
      limits: { ...limitRules, redirect: many, 'redirect-count': many, covers: many, page: many },
    })
    registered = listPaths(routes.mock.results.map(({ value }) => value))
    routes.mockRestore()
    admin = await signIn(app, ada)
    owner = await signIn(app, bob)
    await openAdminArea(app, admin)
    made = await publish(app, owner)
    ownerId = (await findUserId(app, bob.email)) ?? ''
  }, 120_000)
  afterAll(async () => {
    await app.close()
    await books.close()
  })

  const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_whole, name) => made[name] ?? '')
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + fill(path), { redirect: 'manual', headers: { 'x-country': 'DE', ...headers } })
  async function whileBanned(look: () => Promise<void>) {
    await admin.trpc.admin.users.ban.mutate({ id: ownerId, reason: 'Spam' })
    try {
      await look()
    } finally {
      await admin.trpc.admin.users.unban.mutate({ id: ownerId })
    }
  }

  async function look(path: string) {
    const response = await get(path)
    const bytes = Buffer.from(await response.arrayBuffer())
    const isImage = /^image\//.test(response.headers.get('content-type') ?? '')
    // Uploaded covers, portraits, and preview images are Bob's whatever they show.
    const text = isImage ? '' : bytes.toString('utf8')
    const isMarked = isImage || MARKS.test(text)
    return { status: response.status, cache: response.headers.get('cache-control'), isMarked, text }
  }

  async function lookAtAll() {
    const seen: Record<string, { status: number; isMarked: boolean }> = {}
    for (const { path } of surfaces) {
      const { status, isMarked } = await look(path)
      seen[path] = { status, isMarked }
    }
    return seen
  }

  const expectAll = (describeOne: (surface: Surface) => { status: number; isMarked: boolean }) =>
    Object.fromEntries(surfaces.map((surface) => [surface.path, describeOne(surface)]))
  const online = expectAll(() => ({ status: 200, isMarked: true }))
  const offline = expectAll(({ banned }) => ({
    status: banned === 'gone' ? 404 : 200,
    isMarked: false,
  }))

  it('S83 is gone from every public address at once, and all of it is back after the ban', async () => {
    expect(await lookAtAll()).toEqual(online)
    await whileBanned(async () => expect(await lookAtAll()).toEqual(offline))
    expect(await lookAtAll()).toEqual(online)
  })

  it('S83 is not kept by browsers and networks for longer than five minutes', async () => {
    expect(OWNER_CONTENT_MAX_AGE_S).toBe(300)
    for (const { path } of surfaces) {
      const { cache } = await look(path)
      expect([path, cache]).toEqual([
        path,
        expect.stringMatching(/^(?:public, max-age=300|private, no-cache|no-cache)$/),
      ])
    }
    await whileBanned(async () => {
      for (const { path } of surfaces) {
        const { cache } = await look(path)
        expect([path, cache]).toEqual([path, expect.stringMatching(/no-store|no-cache/)])
      }
      for (const path of ['/covers/uploaded/{cover}', '/covers/480/uploaded/{cover}']) {
        expect((await get(path, { 'if-none-match': '*' })).status).toBe(404)
      }
    })
  })

  it('leaves its links to readers, who reach a store or the plain page of the book', async () => {
    const open = async (path: string) => (await get(path)).headers.get('location')
    const links = [
      '/go/bobs',
      '/go/{ebook}',
      `/out/amazon-de/${BOOK}?link=bobs`,
      '/next/bobs',
      '/go/choose',
    ]
    const before = await Promise.all(links.map(open))
    expect(before).toEqual([
      'https://www.amazon.de/dp/0143127748?tag=bob-21',
      'https://www.amazon.de/dp/0143127748',
      'https://www.amazon.de/dp/0143127748?tag=bob-21',
      `/series/${made.series}?in=book`,
      `/book/${OTHER_BOOK}/universal?link=choose`,
    ])
    await whileBanned(async () => {
      const [direct, ebook, store, next, choose] = await Promise.all(links.map(open))
      expect([direct, ebook, store, choose]).toEqual([before[0], before[1], before[2], before[4]])
      // The series is not open, so the reader gets the finished book's own page.
      expect(next).toBe(`/book/${BOOK}/universal?link=${made.ebook}`)
      const { text } = await look(choose ?? '')
      expect(text).toContain('>Dune</h1>')
      expect(text).toContain('href="/out/')
      expect(text).not.toMatch(/link=choose|bob-21/)
    })
  })

  it('leaves a cover that another account uploaded too, on the pages of that account', async () => {
    const link = await admin.trpc.links.save.mutate({ isbn: BOOK })
    expect(await upload(app, admin, `/api/links/${link.id}/cover`, COVER)).toBe(made.cover)
    await whileBanned(async () => {
      expect((await look('/covers/uploaded/{cover}')).status).toBe(200)
      const mine = await look(`/book/${BOOK}/universal?link=${link.slug}`)
      const banned = await look(`/book/${BOOK}/universal?link=bobs`)
      expect(mine.text).toContain(`/uploaded/${made.cover}`)
      expect(banned.text).not.toContain('/uploaded/')
      await admin.trpc.links.removeCover.mutate({ id: link.id })
      expect((await look('/covers/uploaded/{cover}')).status).toBe(404)
    })
  })

  it('S83 is also hidden, and shown, by a ban that another process writes', async () => {
    const setBan = (bannedAt: string | null) =>
      app.outside.db
        .updateTable('user')
        .set({ bannedAt: bannedAt as never })
        .where('id', '=', ownerId)
        .execute()
    await setBan('2026-11-28T12:00:00.000Z')
    await vi.waitFor(async () => expect(await lookAtAll()).toEqual(offline), 60_000)
    await setBan(null)
    await vi.waitFor(async () => expect(await lookAtAll()).toEqual(online), 60_000)
  })

  it('is on no route that this test does not know', () => {
    const known = [...surfaces.map(({ route }) => route), ...Object.values(otherRoutes).flat()]
    expect(new Set(registered)).toEqual(new Set(known))
    const open = listProcedures(app.router).filter(({ meta }) => meta?.level === 'public')
    expect(open.map(({ path }) => path).toSorted()).toEqual(publicProcedures)
  })
})

const COVER = makeCoverPng(240, 360, [90, 10, 120])

interface RegisteredRoute {
  readonly path: string
  /** A route for all methods names none. */
  readonly stack: readonly { readonly method: string | undefined }[]
}

/** The paths that a browser can open. */
function listPaths(routes: readonly RegisteredRoute[]): string[] {
  return routes
    .filter(({ stack }) => stack.some(({ method = 'get' }) => method === 'get'))
    .map(({ path }) => path)
}

async function findUserId({ database }: RedirectApp, email: string): Promise<string | undefined> {
  const row = await database.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id
}

/** Uploads an image, and returns the hash in its address. */
async function upload(app: RedirectApp, client: AccountClient, path: string, png: Buffer) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: {
      cookie: client.cookies(),
      origin: app.config.publicUrl,
      'content-type': 'image/png',
    },
    body: new Uint8Array(png),
  })
  if (!response.ok) throw new Error(`the upload to ${path} answered ${response.status}`)
  const text = await response.text()
  return /\/(?:uploaded|portraits)\/([0-9a-f]{32})/.exec(text)?.[1] ?? ''
}

/** Publishes one of everything, and returns the parts of its addresses by the names in `surfaces`. */
async function publish(app: RedirectApp, owner: AccountClient) {
  const premiumUntil = '2099-01-01T00:00:00.000Z'
  await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
  const { links, series, authorPages, profile } = owner.trpc
  await profile.update.mutate({ affiliateTags: { de: 'bob-21' } })
  const link = await links.save.mutate({ isbn: BOOK })
  const other = await links.save.mutate({ isbn: OTHER_BOOK })
  for (const [id, slug] of [
    [link.id, 'bobs'],
    [other.id, 'choose'],
  ] as const) {
    await links.update.mutate({ id, slug })
    await links.update.mutate({ id, settings: { look: { accent: 'plum', note: 'Buy here' } } })
    await links.editDetails.mutate({ id, details: { title: 'Pills', authors: ['Bob Lind'] } })
  }
  await links.update.mutate({ id: other.id, settings: { mode: 'choose' } })
  const mail = await links.createChannel.mutate({ id: link.id, channel: 'mail' })
  const ebook = await links.createChannel.mutate({ id: link.id, channel: 'ebook' })
  const cover = await upload(app, owner, `/api/links/${link.id}/cover`, COVER)
  const page = await authorPages.create.mutate({ name: 'Bob Lind', address: 'bob-lind' })
  await authorPages.update.mutate({ id: page.id, books: [link.id] })
  const path = `/api/author-pages/${page.id}/portrait`
  const portrait = await upload(app, owner, path, makeCoverPng(240, 240, [10, 90, 120]))
  await authorPages.publish.mutate({ id: page.id })
  const member = [{ linkId: link.id, position: 100, nextLinkId: null }]
  const saga = await series.create.mutate({ name: 'The Pills Saga', books: member })
  await series.update.mutate({ id: saga.id, isPublished: true })
  return {
    origin: app.config.publicUrl,
    link: link.id,
    mail: mail.slug,
    ebook: ebook.slug,
    cover,
    portrait,
    series: saga.slug,
  }
}

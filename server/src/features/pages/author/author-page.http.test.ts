import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readImageInfo } from '../../../images/image-info.ts'
import { type AccountClient, bob, signIn } from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { makeCoverPng } from '../../../testing/fake-cover-image.ts'
import { createRedirectApp, type RedirectApp } from '../../../testing/redirect-app.ts'

const PASSWORD = 'nine tall bookshelves'
const MARKUP = '<img src=x onerror=alert(1)>"&'
const TEXT = '&lt;img src=x onerror=alert(1)&gt;&quot;&amp;'
const DUNE = '9780441172719'
const SCORE = '9780143127741'

describe.each(databaseKinds)('an author page on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  let ben: AccountClient
  let id: string
  const links: Record<string, { id: string; slug: string }> = {}

  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    ada = await signIn(app)
    ben = await signIn(app, bob)
    for (const [isbn, title, authors] of [
      [DUNE, `Dustfall ${MARKUP}`, [`Ada ${MARKUP}`, 'Bo Lind']],
      [SCORE, 'The Body', ['Jane Austen']],
    ] as const) {
      const saved = await ada.trpc.links.save.mutate({ isbn })
      await ada.trpc.links.editDetails.mutate({
        id: saved.id,
        details: { title, authors: [...authors] },
      })
      links[isbn] = saved
    }
    const page = await ada.trpc.authorPages.create.mutate({
      name: `Ada ${MARKUP}`,
      address: 'ada-lind',
    })
    id = page.id
    await ada.trpc.authorPages.update.mutate({
      id,
      text: `I write.\n${MARKUP}`,
      links: ['https://ada.example', 'https://www.instagram.com/ada?"><script>'],
      books: [links[SCORE]?.id ?? '', links[DUNE]?.id ?? ''],
    })
  }, 60_000)
  afterAll(() => app.close())

  const open = (path = '/by/ada-lind', headers: Record<string, string> = {}) =>
    fetch(app.url + path, {
      redirect: 'manual',
      headers: { 'accept-language': 'en', ...headers },
    })
  const read = async (path?: string, headers?: Record<string, string>) =>
    await (await open(path, headers)).text()
  const readSitemap = () => read('/sitemap.xml')

  it('is not online before its author publishes it, but the author can see it', async () => {
    const response = await open()
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This page is not online')
    expect((await open('/by/ada-lind', { cookie: ben.cookies() })).status).toBe(404)
    const draft = await open('/by/ada-lind', { cookie: ada.cookies() })
    expect(draft.status).toBe(200)
    const text = await draft.text()
    expect(text).toContain('Only you can see this page.')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('canonical')
    expect(await readSitemap()).not.toContain('/by/ada-lind')
  })

  it('has a preview of its draft, in a country’s language, for frames of this site', async () => {
    const url = '/by/ada-lind?preview=1&country=DE&theme=dark'
    const own = { cookie: ada.cookies(), 'sec-fetch-site': 'same-origin' }
    const response = await open(url, own)
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    const page = await response.text()
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
    expect(style).toContain('color-scheme:dark')
    expect(page).toContain('<html lang="de">')
    expect((await open(url, { 'sec-fetch-site': 'same-origin' })).status).toBe(404)
    const other = await open(url, { ...own, 'sec-fetch-site': 'cross-site' })
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('S27 shows what the author wrote as text, once it is published', async () => {
    await ada.trpc.authorPages.publish.mutate({ id })
    const response = await open()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const page = await response.text()
    expect(page).toContain(`<h1 dir="auto">Ada ${TEXT}</h1>`)
    expect(page).toContain(`<p class="bio" dir="auto">I write.\n${TEXT}</p>`)
    expect(page).toMatch(
      /<a href="https:\/\/ada\.example\/" rel="me nofollow ugc noopener" title="ada\.example"><svg.*?<\/svg>ada\.example<\/a>/,
    )
    expect(page).toMatch(/title="instagram\.com\/ada"><svg.*?<\/svg>Instagram<\/a>/)
    expect(page).toContain(`<b dir="auto">Dustfall ${TEXT}</b>`)
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('<script>')
    expect(page).not.toContain('Only you can see')
  })

  it('shows the books in the author’s order, with their pages and covers', async () => {
    const page = await read()
    const hrefs = [...page.matchAll(/<li><a href="(\/book\/[^"]+)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual([
      `/book/${SCORE}/universal?link=${links[SCORE]?.slug}`,
      `/book/${DUNE}/universal?link=${links[DUNE]?.slug}`,
    ])
    expect(page).toMatch(new RegExp(`src="/covers/\\d+/${SCORE}"`))
    expect(await read('/by/ada-lind?lang=de')).toContain(
      `href="/book/${SCORE}/universal?link=${links[SCORE]?.slug}&amp;lang=de"`,
    )
  })

  it('shows the newest book first once its author gave dates', async () => {
    expect(await read()).not.toContain('Newest book')
    for (const [isbn, publishedOn] of [
      [SCORE, '2099-01'],
      [DUNE, '2025-03-04'],
    ] as const) {
      const details = { publishedOn, description: 'Sand, and a boy.' }
      await ada.trpc.links.editDetails.mutate({ id: links[isbn]?.id ?? '', details })
    }
    const [newest = ''] = /<section class="part newest">.*?<\/section>/s.exec(await read()) ?? []
    expect(newest).toContain(`<h3 dir="auto">Dustfall ${TEXT}</h3>`)
    expect(newest).toContain('Sand, and a boy.')
    expect(newest).toContain(`href="/book/${DUNE}/universal?link=${links[DUNE]?.slug}"`)
  })

  it('looks as its author designed it, and says nothing of what the author hides', async () => {
    const { design: standard } = await ada.trpc.authorPages.get.query({ id })
    const design = {
      ...standard,
      accent: 'plum' as const,
      language: 'fr',
      hasShelf: true,
      order: ['newsletter', 'books', 'date', 'about', 'links'] as typeof standard.order,
      hidden: ['about', 'newest'] as typeof standard.hidden,
      newsletter: 'ada.example/join?a="b"',
      date: { day: '2099-12-05', text: MARKUP },
    }
    await ada.trpc.authorPages.update.mutate({ id, design })
    const page = await read()
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('<body class="accent-plum layout-classic">')
    const [, body = ''] = page.split('<main>')
    const places = ['/join?', 'class="shelf"', '<h2>Livres</h2>', TEXT, 'class="links"']
    expect(places.map((text) => body.lastIndexOf(text))).toEqual(
      places.map((text) => body.lastIndexOf(text)).toSorted((a, b) => a - b),
    )
    expect(body).toContain('href="https://ada.example/join?a=%22b%22"')
    expect(body).toContain('<time datetime="2099-12-05">5 décembre 2099</time>')
    expect(page).not.toContain('I write.')
    expect(body).not.toContain('class="part newest"')
    expect(await read('/by/ada-lind?lang=de')).toContain('<html lang="de">')
    await ada.trpc.authorPages.update.mutate({ id, design: standard })
    expect(await read()).toContain('I write.')
  })

  it('S52 runs no scripts, loads nothing from other sites, and allows its own style only', async () => {
    const response = await open()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    const page = await response.text()
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
    expect(styles).toHaveLength(1)
    for (const style of styles) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
    const scripts = [...page.matchAll(/<script[^>]*>/g)].map(String)
    expect(scripts).toEqual(['<script type="application/ld+json">'])
    expect([...page.matchAll(/(?:src|action)="(?!\/)/g)]).toEqual([])
  })

  it('tells search engines the author, the books, and its one address', async () => {
    const page = await read('/by/ada-lind?lang=fr')
    const { publicUrl } = app.config
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}/by/ada-lind">`)
    expect(page).toContain(`<meta property="og:title" content="Ada ${TEXT} – livres">`)
    expect(page).toContain('<meta property="og:type" content="profile">')
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    const data = JSON.parse(json)
    const author = { '@id': `${publicUrl}/by/ada-lind#author` }
    expect(data['@graph']).toMatchObject([
      { '@type': 'ProfilePage', mainEntity: author },
      {
        '@type': 'Person',
        ...author,
        name: `Ada ${MARKUP}`,
        sameAs: ['https://ada.example/', expect.stringContaining('instagram.com')],
      },
      { '@type': 'Book', name: 'The Body', isbn: SCORE },
      { '@type': 'Book', name: `Dustfall ${MARKUP}`, isbn: DUNE },
    ])
    const [, , ofAnother, own] = data['@graph']
    expect(ofAnother.author).toEqual([{ '@type': 'Person', name: 'Jane Austen' }])
    expect(own.author).toEqual([author, { '@type': 'Person', name: 'Bo Lind' }])
    expect(await readSitemap()).toContain(`<loc>${publicUrl}/by/ada-lind</loc>`)
  })

  test.each([
    ['de', 'Bücher'],
    ['fr', 'Livres'],
    ['es', 'Libros'],
    ['it', 'Libri'],
    ['ja', '本'],
    ['hi', 'किताबें'],
    ['pt', 'Livros'],
    ['nl', 'Boeken'],
    ['pl', 'Książki'],
    ['sv', 'Böcker'],
  ])('is in the reader’s language: %s', async (language, heading) => {
    const page = await read('/by/ada-lind', { 'accept-language': language })
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h2>${heading}</h2>`)
  })

  it('S77 has a square portrait that the server encoded', async () => {
    const upload = (client: AccountClient, page: string) =>
      fetch(`${app.url}/api/author-pages/${page}/portrait`, {
        method: 'POST',
        headers: { cookie: client.cookies(), origin: app.config.publicUrl },
        body: new Uint8Array(makeCoverPng(240, 360, [40, 60, 80])),
      })
    expect((await upload(ben, id)).status).toBe(404)
    expect((await upload(ben, '..%2f')).status).toBe(404)
    const response = await upload(ada, id)
    expect(response.status).toBe(200)
    const { portrait } = (await response.json()) as { portrait: string }
    const image = await open(portrait)
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(readImageInfo(bytes)).toMatchObject({ type: 'image/jpeg', width: 240, height: 240 })
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
    const page = await read()
    expect(page).toContain(`<img class="face" src="${portrait}"`)
    expect(page).toMatch(/<meta property="og:image" content="[^"]*\/og\/author\/[\w-]+\.png">/)
    expect((await open('/portraits/..%2f..%2fetc')).status).toBe(404)
  })

  it('shows its photo only to its owner while it is offline, and caches end soon', async () => {
    const { portrait } = await ada.trpc.authorPages.get.query({ id })
    const openPortrait = (headers: Record<string, string> = {}) => open(portrait ?? '', headers)
    const online = await openPortrait()
    expect(online.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = online.headers.get('etag') ?? ''
    // `fetch` would ask caches not to answer.
    expect((await app.open(portrait ?? '', [`If-None-Match: ${etag}`])).status).toBe(304)
    await ada.trpc.authorPages.unpublish.mutate({ id })
    const response = await openPortrait()
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await openPortrait({ cookie: ben.cookies() })).status).toBe(404)
    const own = await openPortrait({ cookie: ada.cookies() })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    await ada.trpc.authorPages.publish.mutate({ id })
    expect((await openPortrait()).status).toBe(200)
  })

  it('has a preview image with its photo for networks, but not while it is offline', async () => {
    const readImage = async () => {
      const response = await open('/og/author/ada-lind.png')
      return [response.status, readImageInfo(Buffer.from(await response.arrayBuffer()))?.width]
    }
    expect(await readImage()).toEqual([200, 1200])
    await ada.trpc.authorPages.unpublish.mutate({ id })
    expect(await readImage()).toEqual([404, undefined])
    await ada.trpc.authorPages.publish.mutate({ id })
  })

  it('has no link to a store, so it does not have the sentence of Amazon’s program', async () => {
    const page = await read()
    expect(page).not.toContain('Amazon Associate')
    expect(page).not.toMatch(/href="https:\/\/www\.amazon|sponsored/)
  })

  it('can be reported by its readers, but not while it is a draft', async () => {
    const report = '<a rel="nofollow" href="/report?page=/by/ada-lind">Report this page</a>'
    expect(await read()).toContain(report)
    await ada.trpc.authorPages.unpublish.mutate({ id })
    expect(await read('/by/ada-lind', { cookie: ada.cookies() })).not.toContain('/report')
    await ada.trpc.authorPages.publish.mutate({ id })
  })

  it('S61 is not shown while its owner is banned, and comes back afterward', async () => {
    const { portrait } = await ada.trpc.authorPages.get.query({ id })
    const ban = (bannedAt: string | null) =>
      app.database.db
        .updateTable('user')
        .set({ bannedAt: bannedAt as never })
        .where('email', '=', 'ada@example.org')
        .execute()
    const readBook = () => read(`/book/${DUNE}/universal?link=${links[DUNE]?.slug}`)
    expect(await readBook()).toContain('href="/by/ada-lind')
    await ban('2026-11-26T08:00:00.000Z')
    const response = await open()
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This page was disabled')
    expect((await open(portrait ?? '')).status).toBe(404)
    expect(await readBook()).not.toContain('/by/ada-lind')
    await ban(null)
    expect((await open()).status).toBe(200)
    expect((await open(portrait ?? '')).status).toBe(200)
  })

  it('is found by an earlier address and in any case', async () => {
    await ada.trpc.authorPages.update.mutate({ id, address: 'ada' })
    for (const [path, location] of [
      ['/by/ada-lind', '/by/ada'],
      ['/by/ada-lind?lang=de&utm_source=x', '/by/ada?lang=de'],
      ['/by/ADA', '/by/ada'],
      ['/by/ada.', '/by/ada'],
      ['/by/ada%E2%80%9D)', '/by/ada'],
      ['/by/ada&utm_source=x', '/by/ada'],
    ] as const) {
      const response = await open(path)
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
    }
    await ada.trpc.authorPages.update.mutate({ id, address: 'ada-lind' })
    expect((await open()).status).toBe(200)
  })

  test.each(['/by/no-such-page', '/by/a', '/by/..%2f', '/by/%00', `/by/${'a'.repeat(500)}`])(
    'S27 does not exist at %s',
    async (path) => {
      const response = await open(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('This page is not online')
    },
  )

  it('is offline at once when its author unpublishes it', async () => {
    await ada.trpc.authorPages.unpublish.mutate({ id })
    expect((await open()).status).toBe(404)
    expect(await readSitemap()).not.toContain('/by/ada-lind')
    await ada.trpc.authorPages.publish.mutate({ id })
    expect((await open()).status).toBe(200)
  })

  it('R16 shows its books with untagged store links when its author removed it', async () => {
    await ada.trpc.authorPages.remove.mutate({ id })
    const response = await open('/by/ada-lind', { 'x-country': 'DE' })
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('This author page is closed')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain('<a href="https://www.amazon.de/dp/0143127748" rel="nofollow">')
    expect(page).not.toContain('tag=')
    expect(page).not.toContain('I write.')
    expect(page).not.toContain('Ada &lt;')
    expect(page).not.toContain('Dustfall')
    expect(page).not.toContain('ada.example')
    expect(await readSitemap()).not.toContain('/by/ada-lind')
    const taken = ben.trpc.authorPages.create.mutate({ name: 'Ben', address: 'ada-lind' })
    await expect(taken).rejects.toThrow('page-address-taken')
    await ada.trpc.authorPages.restore.mutate({ id })
    expect(await read()).toContain('Dustfall')
  })

  it('P7 is in the export, and of a closed account only its published books stay', async () => {
    const own = await ben.trpc.authorPages.create.mutate({ name: 'Ben', address: 'ben-lind' })
    await ben.trpc.accounts.deleteAccount.mutate({ password: bob.password })
    expect((await open('/by/ben-lind')).status).toBe(404)
    const { tables } = await ada.trpc.profile.export.mutate({ password: PASSWORD })
    expect(tables.author_page).toMatchObject([{ id, name: `Ada ${MARKUP}` }])
    expect(tables.author_page_slug).toHaveLength(2)
    expect(tables.author_page_book).toHaveLength(2)
    const [portrait] = tables.author_portrait as { hash: string }[]
    await ada.trpc.accounts.deleteAccount.mutate({ password: PASSWORD })
    expect((await open(`/portraits/${portrait?.hash}`)).status).toBe(404)
    const page = await read('/by/ada-lind', { 'x-country': 'GB' })
    expect(page).toContain('This author page is closed')
    expect(page).toContain('<a href="https://www.amazon.co.uk/dp/0143127748" rel="nofollow">')
    expect(page).not.toContain('tag=')
    expect(page).not.toMatch(/I write|Ada &lt;|Dustfall|ada\.example/)
    const rows = await app.database.db.selectFrom('author_page').selectAll().execute()
    expect(rows.map(({ ownerId, name, text, links: urls }) => [ownerId, name, text, urls])).toEqual(
      [
        [null, '', '', '[]'],
        [null, '', '', '[]'],
      ],
    )
    expect(rows.map((row) => row.id).toSorted()).toEqual([id, own.id].toSorted())
  })
})

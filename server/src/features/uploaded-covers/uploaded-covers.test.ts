import { request } from 'node:http'
import { scaledCoverPath } from '@everyshelf/domain/books'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImageInfo } from '../../images/image-info.ts'
import { type AccountClient, bob, signIn } from '../../testing/account-client.ts'
import { createApiClient, createKey } from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { makeCoverPng } from '../../testing/fake-cover-image.ts'
import { createRedirectApp, type RedirectApp } from '../../testing/redirect-app.ts'

const UNKNOWN = '9798886451740'
const MARKUP = '<img src=x onerror=alert(1)>"&'
const png = makeCoverPng(240, 360, [40, 60, 80])

describe.each(databaseKinds)('the author’s details and cover on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  let ben: AccountClient
  let id: string
  let slug: string
  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    ada = await signIn(app)
    ben = await signIn(app, bob)
    const saved = await ada.trpc.links.save.mutate({ isbn: UNKNOWN })
    id = saved.id
    slug = saved.slug
  }, 60_000)
  afterAll(() => app.close())

  interface Upload {
    readonly cookie?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly link?: string
  }

  const upload = (body: Buffer, { cookie = ada.cookies(), headers = {}, link = id }: Upload = {}) =>
    fetch(`${app.url}/api/links/${link}/cover`, {
      method: 'POST',
      headers: { cookie, origin: app.config.publicUrl, 'content-type': 'image/png', ...headers },
      body: new Uint8Array(body),
    })

  async function reasonOf(response: Response) {
    const { error } = (await response.json()) as { error: { data: { reason: string } } }
    return [response.status, error.data.reason]
  }

  const readPage = async (query = `?link=${slug}`) =>
    await (await fetch(`${app.url}/book/${UNKNOWN}/universal${query}`)).text()

  it('S77 a program sets and removes the cover with its key, under the same rules', async () => {
    const api = createApiClient(app, await createKey(ada))
    const stranger = createApiClient(app, await createKey(ben))
    const reader = createApiClient(app, await createKey(ada, ['links:read']))
    const path = `/links/${id}/cover`
    const body = new Uint8Array(png)
    const put = { method: 'PUT', body, headers: { 'content-type': 'image/png' } }
    expect((await stranger(path, put)).status).toBe(404)
    expect((await reader(path, put)).json).toMatchObject({ code: 'missing-scope' })
    expect((await api(path, { ...put, body: '{}' })).json).toMatchObject({
      status: 400,
      code: 'cover-wrong-type',
    })
    const before = (await api(`/links/${id}/details`)).json as { coverImage: string | null }

    const set = await api(path, put)
    expect(set.status).toBe(200)
    const { coverImage } = set.json as { coverImage: string }
    expect(coverImage).toMatch(/\/covers\/uploaded\/[0-9a-f]{32}$/)
    const served = await fetch(`${app.url}${new URL(coverImage).pathname}`)
    const shown = readImageInfo(Buffer.from(await served.arrayBuffer()))
    expect(shown).toMatchObject({ type: 'image/jpeg', width: 240, height: 360 })

    const removed = await api(path, { method: 'DELETE' })
    expect(removed.json).toMatchObject({ coverImage: before.coverImage })
  })

  it('S78 readers see what the author wrote as text, on the page and in its metadata', async () => {
    const details = {
      title: `Dustfall ${MARKUP}`,
      subtitle: `A novel ${MARKUP}`,
      authors: [`Ada ${MARKUP}`],
      description: `A desert. ${MARKUP}`,
      language: 'de',
      series: `Dunes ${MARKUP}`,
      seriesNumber: '2',
      publishedOn: '2026-11-24',
    }
    await ada.trpc.links.editDetails.mutate({ id, details })
    const page = await readPage()
    const text = '&lt;img src=x onerror=alert(1)&gt;&quot;&amp;'
    expect(page).toContain(`<h1 lang="de" dir="auto">Dustfall ${text}</h1>`)
    expect(page).toContain(`<p class="sub" lang="de" dir="auto">A novel ${text}</p>`)
    expect(page).toContain(`<meta property="og:title" content="Dustfall ${text}: A novel ${text}">`)
    expect(page).toContain(`<meta property="og:description" content="A desert. ${text}">`)
    expect(page).toContain(`<p class="series">Dunes ${text}, book 2</p>`)
    expect(page).toContain('<dd>November 24, 2026</dd>')
    expect(page).toContain('<dd>German</dd>')
    expect(page).toContain(`/book/${UNKNOWN}/universal?link=${slug}">`)
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('onerror=alert(1)>')
    const stores = await (await fetch(`${app.url}/amazon-marketplace/${id}`)).text()
    expect(stores).toContain(`Dustfall ${text}`)
    expect(stores).not.toContain('<img src=x')
  })

  it('S78 shows them only on the pages of this link', async () => {
    expect(await readPage('')).not.toContain('Dustfall')
    expect(await ben.trpc.books.lookup.query({ id: UNKNOWN })).toMatchObject({
      title: `Book (ID: ${UNKNOWN})`,
    })
  })

  it('S77 serves an uploaded cover encoded again, as an image only, for five minutes', async () => {
    const result = await upload(png)
    expect(result.status).toBe(200)
    const { coverImage } = (await result.json()) as { coverImage: string }
    const cover = await fetch(app.url + coverImage)
    const bytes = Buffer.from(await cover.arrayBuffer())
    expect(readImageInfo(bytes)).toMatchObject({ type: 'image/jpeg', width: 240, height: 360 })
    expect(Object.fromEntries(cover.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const page = await readPage()
    const scaled = scaledCoverPath(coverImage, 480)
    expect(page).toContain(`<img class="cover" src="${scaled}"`)
    const webp = await fetch(app.url + scaled)
    expect(webp.headers.get('cache-control')).toBe('public, max-age=300')
    for (const [path, { headers }] of [
      [coverImage, cover],
      [scaled, webp],
    ] as const) {
      const again = await fetch(app.url + path, {
        headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
      })
      expect(again.status).toBe(304)
    }
    expect(readImageInfo(Buffer.from(await webp.arrayBuffer()))).toMatchObject({
      type: 'image/webp',
      width: 240,
    })
    expect(page).toContain(`"image":"${app.config.publicUrl}${coverImage}"`)
    expect((await ada.trpc.links.list.query()).links).toMatchObject([{ coverImage }])
  })

  it('S77 refuses what is not an image, whatever the request calls it', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await reasonOf(await upload(html))).toEqual([400, 'cover-wrong-type'])
    const large = Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)])
    expect(await reasonOf(await upload(large))).toEqual([413, 'cover-too-large'])
    expect(await reasonOf(await upload(Buffer.alloc(0)))).toEqual([400, 'cover-wrong-type'])
  })

  it('S77 stops reading an upload that does not say how large it is', async () => {
    const reason = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.url)
      const path = `/api/links/${id}/cover`
      const headers = { cookie: ada.cookies(), origin: app.config.publicUrl }
      const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        response.on('end', () => resolve([response.statusCode, JSON.parse(text).error.message]))
      })
      sent.on('error', reject)
      sent.write(Buffer.alloc(9 * 1024 * 1024))
      sent.end()
    })
    expect(reason).toEqual([413, 'cover-too-large'])
  })

  it('S77 takes covers only from pages of this site, and only of the owner', async () => {
    const foreign = { headers: { origin: 'https://evil.example' } }
    expect(await reasonOf(await upload(png, foreign))).toEqual([401, 'unauthorized'])
    expect(await reasonOf(await upload(png, { cookie: '' }))).toEqual([401, 'unauthorized'])
    const token = { headers: { authorization: 'Bearer x' } }
    expect(await reasonOf(await upload(png, token))).toEqual([401, 'unauthorized'])
    expect(await reasonOf(await upload(png, { cookie: ben.cookies() }))).toEqual([404, 'not-found'])
    expect(await reasonOf(await upload(png, { link: '..%2f' }))).toEqual([404, 'not-found'])
  })

  it.each([
    '/covers/uploaded/x',
    '/covers/uploaded/..%2f..%2fetc',
    `/covers/uploaded/${'0'.repeat(32)}`,
  ])('S77 knows no cover at %s', async (path) =>
    expect((await fetch(app.url + path)).status).toBe(404),
  )

  it('P7 includes details and cover in the export, and deletes both with the account', async () => {
    const { tables } = await ada.trpc.profile.export.mutate({ password: 'nine tall bookshelves' })
    const exported = JSON.stringify(tables)
    expect(exported).toContain('A desert.')
    const [cover] = tables.link_cover ?? []
    const { image = '', hash = '' } = cover as { image?: string; hash?: string }
    expect(readImageInfo(Buffer.from(image, 'base64'))?.type).toBe('image/jpeg')
    await ada.trpc.accounts.deleteAccount.mutate({ password: 'nine tall bookshelves' })
    expect((await fetch(`${app.url}/covers/uploaded/${hash}`)).status).toBe(404)
    const page = await readPage()
    expect(page).not.toContain('Dustfall')
    expect(page).toContain(`src="/covers/480/${UNKNOWN}"`)
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountClient, ada, bob, signIn } from '../../../testing/account-client.ts'
import { relaxedAccountLimits } from '../../../testing/api-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { makeCoverPng } from '../../../testing/fake-cover-image.ts'
import { headerOf, sendRaw } from '../../../testing/raw-client.ts'
import { relaxedAuthLimits } from '../../../testing/relaxed-limits.ts'
import { serveOwnDomain } from '../../../testing/serve-own-domain.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const ADA = 'books.ada.example'
const OURS = 'https://shelf.example'
const BOOKS = ['9780141439587', '9780141439518']

interface Made {
  readonly slug: string
  readonly page: { readonly id: string; readonly slug: string }
  readonly series: string
  readonly cover: string
  readonly portrait: string
}

describe.each(databaseKinds)('what an own domain shows on %s', (database) => {
  let app: TestApp
  let own: Made
  let foreign: Made
  const clients: AccountClient[] = []

  beforeAll(async () => {
    app = await createTestApp({
      database,
      config: { publicUrl: OURS },
      authLimits: relaxedAuthLimits,
      accountLimits: relaxedAccountLimits,
    })
    own = await make(ada, 'ada')
    foreign = await make(bob, 'bob')
    await serveOwnDomain(app, ADA, ada.email, own.page.id)
    await vi.waitFor(async () => expect((await open('/')).status).toBe(200), 5000)
  }, 60_000)
  afterAll(() => app.close())

  async function make(account: typeof ada, name: string): Promise<Made> {
    const client = await signIn(app, account)
    clients.push(client)
    const { trpc } = client
    const links = []
    for (const isbn of BOOKS) links.push(await trpc.links.save.mutate({ isbn }))
    const books = links.map(({ id }) => id)
    const page = await trpc.authorPages.create.mutate({ name, address: `${name}-lind` })
    const cover = await upload(client, `/api/links/${books[0]}/cover`)
    const portrait = await upload(client, `/api/author-pages/${page.id}/portrait`)
    await trpc.authorPages.update.mutate({ id: page.id, books })
    await trpc.authorPages.publish.mutate({ id: page.id })
    const inOrder = books.map((linkId, at) => ({ linkId, position: at + 1 }))
    const { id } = await trpc.series.create.mutate({ name: `Salt of ${name}`, books: inOrder })
    const series = await trpc.series.update.mutate({ id, isPublished: true })
    const { slug = '' } = links[0] ?? {}
    return { slug, page, series: series.slug, cover, portrait }
  }

  async function upload(client: AccountClient, path: string): Promise<string> {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { cookie: client.cookies(), origin: OURS, 'content-type': 'image/png' },
      body: new Uint8Array(makeCoverPng(240, 360, [40, 60, clients.length * 80])),
    })
    const text = await response.text()
    expect([response.status, text]).toEqual([200, expect.stringMatching(/[0-9a-f]{32}/)])
    return /[0-9a-f]{32}/.exec(text)?.[0] ?? ''
  }

  async function open(target: string, headers: readonly string[] = []) {
    const [response] = await sendRaw(app.url, [{ target, host: ADA, headers }])
    if (!response) throw new Error('no response')
    return { ...response, location: headerOf(response, 'location') }
  }

  it('has the chosen author page at its root, with its own address', async () => {
    const { status, body, ...response } = await open('/?lang=de&utm_source=x')
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="https://${ADA}/">`)
    expect(body).toContain(`content="https://${ADA}/og/author/ada-lind.png"`)
    expect(body).toContain('href="/?lang=fr"')
    expect(body).toContain(`href="${OURS}/book/${BOOKS[0]}/universal?link=${own.slug}&amp;lang=de"`)
    expect(body).toContain(`href="/series/${own.series}"`)
    expect(body).toContain(`href="${OURS}/report?page=/by/ada-lind"`)
    expect(body).toContain(`src="/portraits/${own.portrait}"`)
    expect(headerOf({ status, body, ...response }, 'strict-transport-security')).toBe(
      'max-age=86400',
    )
    const ours = await fetch(`${app.url}/by/ada-lind`)
    expect(await ours.text()).toContain(`<link rel="canonical" href="https://${ADA}/">`)
  })

  it('has its owner’s series, whose links stay on the domain', async () => {
    const { status, body } = await open(`/series/${own.series}`)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="https://${ADA}/series/${own.series}">`)
    expect(body).toContain(`href="/${own.slug}"`)
    expect(body).not.toContain('<form')
    const typed = await open(`/Series/${own.series.toUpperCase()}.`)
    expect([typed.status, typed.location]).toEqual([302, `/series/${own.series}`])
  })

  it('names its owner’s pages alone to search engines', async () => {
    const robots = await open('/robots.txt')
    expect(robots.body).toBe(`User-agent: *\nAllow: /\nSitemap: https://${ADA}/sitemap.xml\n`)
    const { body } = await open('/sitemap.xml')
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `https://${ADA}/`,
      `https://${ADA}/series/${own.series}`,
    ])
  })

  const listContent = ({ slug, page, series, cover, portrait }: Made) => [
    `/embed/${slug}`,
    `/og/link/${slug}.png`,
    `/og/author/${page.slug}.png`,
    `/og/series/${series}.png`,
    `/series/${series}`,
    `/covers/uploaded/${cover}`,
    `/covers/240/uploaded/${cover}`,
    `/portraits/${portrait}`,
  ]

  it('S90 shows what its owner made, and nothing of others', async () => {
    for (const path of listContent(own)) {
      expect([path, (await open(path)).status]).toEqual([path, 200])
    }
    const { body } = await open(`/embed/${own.slug}`)
    expect(body).toContain(`href="/${own.slug}" target="_blank"`)
    for (const path of listContent(foreign)) {
      expect([path, (await open(path)).status]).toEqual([path, 404])
      const encoded = path.replace(/.(?=[^/]*$)/, (at) => `%${at.charCodeAt(0).toString(16)}`)
      expect([encoded, (await open(encoded)).status]).toEqual([encoded, 404])
    }
  })

  it('answers all else with a page in its design, without cookies', async () => {
    const cookie = `Cookie: ${clients[0]?.cookies()}`
    for (const path of [
      '/nothing-here',
      '/by/ada-lind',
      '/series/',
      '/dashboard',
      '/api/v1/links',
      '/covers/x',
    ]) {
      const response = await open(path, [cookie, 'Accept-Language: de'])
      expect([path, response.status]).toEqual([path, 404])
      expect(response.body).toContain('Diesen Buchlink gibt es nicht.')
      expect(response.body).toContain('<a class="button" href="/" dir="auto">ada</a>')
      expect(headerOf(response, 'set-cookie')).toBeUndefined()
    }
    expect((await open(`/${own.slug.toUpperCase()}.`)).status).toBe(302)
    expect((await open('/series/x', ['X: y'])).headers).toContainEqual([
      'strict-transport-security',
      'max-age=86400',
    ])
    const [posted] = await sendRaw(app.url, [
      { method: 'POST', target: `/series/${own.series}`, host: ADA },
    ])
    expect(posted?.status).toBe(405)
  })

  it('S90 shows no page that an admin disabled', async () => {
    const disable = async (disabledAt: string | null) =>
      await app.database.db
        .updateTable('series')
        .set({ disabledAt: disabledAt as never })
        .where('slug', '=', own.series as never)
        .execute()
    await disable(new Date().toISOString())
    for (const path of [`/series/${own.series}`, `/og/series/${own.series}.png`]) {
      expect([path, (await open(path)).status]).toEqual([path, 404])
    }
    await disable(null)
  })

  it('S90 shows nothing of a banned owner, but keeps its links', async () => {
    const ban = async (bannedAt: string | null) =>
      await app.database.db
        .updateTable('user')
        .set({ bannedAt } as never)
        .where('email', '=', ada.email)
        .execute()
    await ban(new Date().toISOString())
    for (const path of ['/', ...listContent(own)]) {
      const { status, body } = await open(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).not.toContain('>ada<')
    }
    expect((await open('/sitemap.xml')).body).not.toContain('<url>')
    expect((await open(`/${own.slug}`)).status).toBe(302)
    await ban(null)
  })
})

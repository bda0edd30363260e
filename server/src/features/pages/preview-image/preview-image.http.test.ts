import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Slug } from '@everyshelf/domain/links'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { readImageInfo } from '../../../images/image-info.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createRedirectApp } from '../../../testing/redirect-app.ts'
import { createSeriesApp, type SeriesApp } from '../../../testing/series-app.ts'

const KINDLE_BOOK = { identifier: 'B0033THD6O', ownerId: null }
const ADDED_AT = '2026-03-01T08:00:00.000Z'

describe.each(databaseKinds)('the preview image of a page on %s', (kind) => {
  let app: SeriesApp

  beforeAll(async () => {
    app = await createSeriesApp(kind)
    const link = { details: toJsonText({ title: 'Salt', authors: ['Ada Vale'] }) }
    await app.addSeries('salt', [{ slug: 'sal-1', position: 100, link }], { name: 'Salt' })
    await app.addSeries('draft', [{ slug: 'dra-1', position: 100, link }], {
      name: 'Draft',
      publishedAt: null,
    })
  }, 60_000)
  afterAll(() => app.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { headers })
  const readTag = (page: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page)?.[1]

  it('is announced with its size, and can be cached by networks', async () => {
    const pages = [
      ['/series/salt', '/og/series/salt.png', 'Salt'],
      ['/book/9780143127741/universal?link=sal-1', '/og/link/sal-1.png', 'Salt, Ada Vale'],
    ] as const
    for (const [path, image, alt] of pages) {
      const page = await app.read(path)
      expect(readTag(page, 'og:image')).toBe(app.config.publicUrl + image)
      expect(readTag(page, 'og:image:width')).toBe('1200')
      expect(readTag(page, 'og:image:height')).toBe('630')
      expect(readTag(page, 'og:image:alt')).toBe(alt)
      expect(readTag(page, 'twitter:card')).toBe('summary_large_image')
      const response = await get(image)
      expect(response.status).toBe(200)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(readImageInfo(bytes)).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const etag = response.headers.get('etag') ?? ''
      expect((await get(image, { 'if-none-match': etag })).status).toBe(304)
    }
  })

  it('is not cached while no source knows the book', async () => {
    await app.outside.addLink({ id: 'link-kindle', slug: 'kindle2' as Slug, ...KINDLE_BOOK })
    const response = await get('/og/link/kindle2.png')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(readImageInfo(Buffer.from(await response.arrayBuffer()))).toMatchObject({ width: 1200 })
  })

  it('is the same file at each slug of a link', async () => {
    const slug = 'sal-news' as Slug
    await app.outside.db
      .insertInto('link_slug')
      .values({ slug, linkId: 'link-sal-1', channel: 'mail', createdAt: ADDED_AT })
      .execute()
    const [current, other] = await Promise.all(
      ['sal-1', slug].map(async (name) => {
        const response = await get(`/og/link/${name}.png`)
        await response.arrayBuffer()
        return response
      }),
    )
    expect(other?.status).toBe(200)
    expect(other?.headers.get('etag')).toBe(current?.headers.get('etag'))
    const files = await readdir(join(app.config.dataDir, 'preview-images'))
    expect(files.filter((file) => file.startsWith('link'))).toEqual([
      expect.stringMatching(/^link_sal-1_/),
    ])
  })

  it('does not exist for pages that are not public', async () => {
    const missing = [
      '/og/series/draft.png',
      '/og/series/nothing.png',
      '/og/author/nothing.png',
      '/og/link/unknown22.png',
      '/og/other/salt.png',
      '/og/link/sal-1.svg',
      '/og/link/..%2f..%2fetc.png',
    ]
    for (const path of missing) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

it('S75 the preview images that one network makes the server draw are limited', async () => {
  const app = await createRedirectApp({
    limits: { ...limitRules, 'preview-drawing': [{ points: 1, seconds: 60 }] },
  })
  onTestFinished(app.close)
  for (const name of ['first22', 'second2']) {
    await app.outside.addLink({
      id: `link-${name}`,
      slug: name as Slug,
      ownerId: null,
      details: toJsonText({ title: name }),
    })
  }
  const statuses: number[] = []
  for (const slug of ['first22', 'first22', 'second2', 'first22']) {
    const response = await fetch(`${app.url}/og/link/${slug}.png`)
    await response.arrayBuffer()
    statuses.push(response.status)
    if (response.status !== 429) continue
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect(statuses).toEqual([200, 200, 429, 200])
})

it('S75 the books that one network makes the server look up for images are limited', async () => {
  const app = await createRedirectApp({
    limits: { ...limitRules, lookup: [{ points: 1, seconds: 60 }] },
  })
  onTestFinished(app.close)
  const [first, second, known] = ['9780441172719', '9780547928227', '9780143127741'] as const
  await app.outside.db
    .insertInto('book')
    .values({
      identifier: known,
      title: 'Known',
      authors: toJsonText([]),
      description: null,
      publisher: null,
      coverUrl: null,
      source: 'google-books',
      fetchedAt: ADDED_AT,
      expiresAt: '2099-01-01T00:00:00.000Z',
    })
    .execute()
  const statuses: number[] = []
  for (const identifier of [first, second, known]) {
    const slug = `s${identifier}` as Slug
    await app.outside.addLink({ id: `link-${identifier}`, slug, ownerId: null, identifier })
    const response = await fetch(`${app.url}/og/link/${slug}.png`)
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 429, 200])
  const rows = await app.outside.db.selectFrom('book').select('identifier').execute()
  expect(rows.map(({ identifier }) => identifier)).not.toContain(second)
})

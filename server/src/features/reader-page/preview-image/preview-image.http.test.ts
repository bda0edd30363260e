import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { readImageInfo } from '../../../images/image-info.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createSeriesApp, type SeriesApp } from '../../../testing/series-app.ts'

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
      const answer = await get(image)
      expect(answer.status).toBe(200)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(readImageInfo(bytes)).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const etag = answer.headers.get('etag') ?? ''
      expect((await get(image, { 'if-none-match': etag })).status).toBe(304)
    }
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
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

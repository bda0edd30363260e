import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveHandler } from '../../testing/serve-handler.ts'
import { createSitemapBuilder, type PublishedPage } from './build-sitemap.ts'
import { createSitemapRoute } from './sitemap.route.ts'
import { createSitemapCache } from './sitemap-cache.ts'

const PAGE = '<url><loc>https://everyshelf.invalid/about</loc></url>'

function open(pages: readonly PublishedPage[], built: string | null) {
  const webFolder = mkdtempSync(join(tmpdir(), 'everyshelf-web-'))
  onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }))
  mkdirSync(join(webFolder, 'pages'))
  if (built) writeFileSync(join(webFolder, 'pages', 'sitemap.xml'), built)
  const limits: number[] = []
  const build = createSitemapBuilder({
    webFolder,
    origin: 'https://shelf.example',
    published: [
      async (limit) => {
        limits.push(limit)
        return pages
      },
    ],
  })
  return { build, limits }
}

describe('the sitemap', () => {
  it('lists the pages of the site, and those that users published', async () => {
    const page = { path: '/by/ada', updatedAt: '2026-11-26T08:00:00.000Z' }
    const { build, limits } = open([page], `<urlset>\n  ${PAGE}\n</urlset>`)
    const url = await serveHandler(createSitemapRoute({ read: build }))
    const response = await fetch(`${url}/sitemap.xml`)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await response.text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://shelf.example/about</loc></url>
  <url><loc>https://shelf.example/by/ada</loc><lastmod>2026-11-26</lastmod></url>
</urlset>
`)
    expect(limits).toEqual([49_999])
  })

  it('works without a built web app', async () => {
    const { build, limits } = open([], null)
    expect(String(await build())).toContain('<urlset')
    expect(limits).toEqual([50_000])
  })
})

describe('the stored sitemap', () => {
  function openCache() {
    const state = { now: 1_000_000, pages: 'one', builds: 0, fails: false }
    const cache = createSitemapCache(
      async () => {
        state.builds += 1
        if (state.fails) throw new Error('database down')
        return Buffer.from(state.pages)
      },
      () => state.now,
    )
    return { state, read: async () => String(await cache.read()), forget: cache.forget }
  }

  it('is built once for many requests', async () => {
    const { state, read } = openCache()
    expect(await Promise.all([read(), read()])).toEqual(['one', 'one'])
    state.now += 4999
    expect(await read()).toBe('one')
    expect(state.builds).toBe(1)
  })

  it('shows changes of this process at once, even during a build', async () => {
    const { state, read, forget } = openCache()
    const earlier = read()
    state.pages = 'two'
    forget()
    expect([await earlier, await read()]).toEqual(['one', 'two'])
  })

  it('shows changes of other processes after five seconds', async () => {
    const { state, read } = openCache()
    await read()
    state.pages = 'two'
    state.now += 5000
    expect(await read()).toBe('two')
  })

  it('is built again after a failure', async () => {
    const { state, read } = openCache()
    state.fails = true
    await expect(read()).rejects.toThrow('database down')
    state.fails = false
    expect(await read()).toBe('one')
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serveHandler } from '../../testing/serve-handler.ts'
import { createSitemapRoute, type PublishedPage } from './sitemap.route.ts'

const PAGE = '<url><loc>https://everyshelf.invalid/about</loc></url>'

async function open(pages: readonly PublishedPage[], built: string | null) {
  const webFolder = mkdtempSync(join(tmpdir(), 'everyshelf-web-'))
  onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }))
  mkdirSync(join(webFolder, 'pages'))
  if (built) writeFileSync(join(webFolder, 'pages', 'sitemap.xml'), built)
  const limits: number[] = []
  const url = await serveHandler(
    createSitemapRoute({
      webFolder,
      origin: 'https://shelf.example',
      published: [
        async (limit) => {
          limits.push(limit)
          return pages
        },
      ],
    }),
  )
  const read = async () => await (await fetch(`${url}/sitemap.xml`)).text()
  return { read, limits }
}

it('lists the pages of the site, and those that users published', async () => {
  const page = { path: '/by/ada', updatedAt: '2026-11-26T08:00:00.000Z' }
  const { read, limits } = await open([page], `<urlset>\n  ${PAGE}\n</urlset>`)
  expect(await read()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://shelf.example/about</loc></url>
  <url><loc>https://shelf.example/by/ada</loc><lastmod>2026-11-26</lastmod></url>
</urlset>
`)
  expect(limits).toEqual([49_999])
})

it('works without a built web app', async () => {
  const { read, limits } = await open([], null)
  expect(await read()).toContain('<urlset')
  expect(limits).toEqual([50_000])
})

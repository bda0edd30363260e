import { type RequestHandler, Router } from 'express'
import { escapeHtml } from '../../http/escape-html.ts'
import { createSitePages } from '../../http/site-pages.ts'
import { listStaticFiles } from '../../http/static-files.ts'

/** A page that a user published. */
export interface PublishedPage {
  readonly path: string
  readonly updatedAt: string
}

/** Lists what users published, the latest changes first. */
export type ListPublished = (limit: number) => Promise<readonly PublishedPage[]>

interface SitemapRouteDeps {
  /** The built web app, which lists its own pages. */
  readonly webFolder: string
  readonly origin: string
  readonly published: readonly ListPublished[]
}

const PATH = '/sitemap.xml'
/** The sitemap protocol allows 50,000 URLs in a file. */
const URLS_MAX = 50_000

/** `GET /sitemap.xml`: the public pages of the site, and those that users have published now. */
export function createSitemapRoute({
  webFolder,
  origin,
  published,
}: SitemapRouteDeps): RequestHandler {
  const files = createSitePages(listStaticFiles(webFolder), origin, true)
  const router = Router()

  router.get(PATH, async (_request, response) => {
    const built = files.find(PATH, '')?.body.toString('utf8') ?? ''
    const entries: string[] = [...(built.match(/<url>.*?<\/url>/gs) ?? [])]
    for (const list of published) {
      const pages = await list(URLS_MAX - entries.length)
      entries.push(...pages.map((page) => renderEntry(origin, page)))
    }
    response.set('cache-control', 'no-cache').type('application/xml')
    response.send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => `  ${entry}\n`).join('')}</urlset>
`)
  })
  return router
}

function renderEntry(origin: string, { path, updatedAt }: PublishedPage): string {
  return `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`
}

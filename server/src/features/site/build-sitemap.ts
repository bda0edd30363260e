import { escapeHtml } from '../../http/plain-pages/escape-html.ts'
import { createSitePages } from '../../http/static/site-pages.ts'
import { listStaticFiles } from '../../http/static/static-files.ts'

/** A page that a user published. */
export interface PublishedPage {
  readonly path: string
  readonly updatedAt: string
}

/** Lists what users published, the latest changes first. */
export type ListPublished = (limit: number) => Promise<readonly PublishedPage[]>

export interface SitemapBuilderDeps {
  /** The built web app, which lists its own pages. */
  readonly webFolder: string
  readonly origin: string
  readonly published: readonly ListPublished[]
}

export const SITEMAP_PATH = '/sitemap.xml'
/** The sitemap protocol allows 50,000 URLs in a file. */
const URLS_MAX = 50_000

/** Lists the public pages of the site, and those that users have published now. */
export function createSitemapBuilder({ webFolder, origin, published }: SitemapBuilderDeps) {
  const files = createSitePages(listStaticFiles(webFolder), origin, true)
  return async (): Promise<Buffer> => {
    const built = files.find(SITEMAP_PATH, '')?.body.toString('utf8') ?? ''
    const entries: string[] = [...(built.match(/<url>.*?<\/url>/gs) ?? [])]
    for (const list of published) {
      const pages = await list(URLS_MAX - entries.length)
      entries.push(...pages.map((page) => renderEntry(origin, page)))
    }
    return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => `  ${entry}\n`).join('')}</urlset>
`)
  }
}

function renderEntry(origin: string, { path, updatedAt }: PublishedPage): string {
  return `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`
}

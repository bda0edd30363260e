import { ORIGIN } from './origin.ts'

interface SitemapPage {
  readonly path: string
  /** The day of its last change, where the page has one. */
  readonly updated?: string
}

/** Every public page, for search engines. */
export function renderSitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `  <url><loc>${ORIGIN}${path}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

const DISALLOWED = ['/api/', '/redirect', '/go/', '/next/', '/out/']

/** Crawlers may read every page, but not the counted links and the API. */
export function renderRobots(): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${ORIGIN}/sitemap.xml\n`
}

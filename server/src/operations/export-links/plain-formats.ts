import type { ExportedLink } from './exported-link.ts'

/** Netlify's own conditions by country: https://docs.netlify.com/routing/redirects/redirect-options/ */
export const REDIRECTS_INTRODUCTION = `# Links of Everyshelf for a _redirects file of Netlify, which knows the reader's country by itself.
# Others that read such files, Cloudflare Pages among them, know no countries. country= is not looked at.
`

export function renderRedirects({ slug, places, otherwise }: ExportedLink): string {
  const path = `/go/${slug}`
  return [
    ...places.map(
      ({ countries, url }) => `${path} ${url} 302! Country=${countries.join().toLowerCase()}\n`,
    ),
    `${path} ${otherwise} 302!\n`,
  ].join('')
}

/** One link as a line of JSON. */
export function renderJson({ slug, places, otherwise }: ExportedLink): string {
  return JSON.stringify({ path: `/go/${slug}`, places, otherwise })
}

export const CSV_HEADINGS = 'path,countries,url\r\n'

/** No cell begins like a formula, and none has a comma or a quote: all are of our own making. */
export function renderCsv({ slug, places, otherwise }: ExportedLink): string {
  const rows = [
    ...places.map(({ countries, url }) => [countries.join(' '), url] as const),
    ['otherwise', otherwise] as const,
  ]
  return rows.map(([countries, url]) => `/go/${slug},${countries},"${url}"\r\n`).join('')
}

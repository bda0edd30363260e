import type { ExportedLink } from './exported-link.ts'

/** Netlify's own conditions by country: https://docs.netlify.com/routing/redirects/redirect-options/ */
export const REDIRECTS_HEADER = `# Everyshelf links for a Netlify _redirects file. Netlify detects the reader's country itself.
# Cloudflare Pages and others that read such files ignore countries. country= in the URL is ignored.
`

export function renderRedirects({ slug, destinations, defaultUrl }: ExportedLink): string {
  const path = `/go/${slug}`
  return [
    ...destinations.map(
      ({ countries, url }) => `${path} ${url} 302! Country=${countries.join().toLowerCase()}\n`,
    ),
    `${path} ${defaultUrl} 302!\n`,
  ].join('')
}

/**
 * One link as a line of JSON. The keys are the file's public format, so they keep their original
 * names.
 */
export function renderJson({ slug, destinations, defaultUrl }: ExportedLink): string {
  return JSON.stringify({ path: `/go/${slug}`, places: destinations, otherwise: defaultUrl })
}

export const CSV_HEADER = 'path,countries,url\r\n'

/** Needs no escaping: our own values start no formula and contain no comma or quote. */
export function renderCsv({ slug, destinations, defaultUrl }: ExportedLink): string {
  const rows = [
    ...destinations.map(({ countries, url }) => [countries.join(' '), url] as const),
    ['otherwise', defaultUrl] as const,
  ]
  return rows.map(([countries, url]) => `/go/${slug},${countries},"${url}"\r\n`).join('')
}

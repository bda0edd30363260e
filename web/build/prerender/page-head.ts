import { escapeMarkup } from './escape-markup.ts'
import { ORIGIN } from './origin.ts'

export interface PageHead {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The path of its picture. */
  readonly image: string
  readonly type: 'website' | 'article'
  /** As schema.org words it. */
  readonly structured: readonly object[]
}

/** What stands in a page's head for search engines and for previews of its address. */
export function renderHead({
  path,
  title,
  description,
  image,
  type,
  structured,
}: PageHead): string {
  const url = ORIGIN + path
  const heading = title.replace(/ · Everyshelf$/, '')
  return [
    `<link rel="canonical" href="${url}" />`,
    `<link rel="alternate" type="application/rss+xml" title="Everyshelf: Blog" href="${ORIGIN}/blog/feed.xml" />`,
    property('og:type', type),
    property('og:site_name', 'Everyshelf'),
    property('og:title', heading),
    property('og:description', description),
    property('og:url', url),
    property('og:image', ORIGIN + image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...structured.map(
      (data) =>
        `<script type="application/ld+json">${toScript({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('\n    ')
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}" />`
}

/** No text can end the script it stands in. */
function toScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

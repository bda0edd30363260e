import { escapeMarkup } from './escape-markup.ts'
import { ORIGIN } from './origin.ts'

export interface PageHead {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The path of its preview image. */
  readonly image: string
  readonly type: 'website' | 'article'
  /** Structured data for schema.org. */
  readonly structured: readonly object[]
}

/** The head tags of a page for search engines and link previews. */
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

/** Escapes `<`, so that no text can end the script element. */
function toScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

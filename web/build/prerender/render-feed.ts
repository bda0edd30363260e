import type { ArticleSummary } from '../../src/features/blog/article.ts'
import { articlePath, FEED_PATH } from '../../src/lib/paths.ts'
import { escapeMarkup } from './escape-markup.ts'
import { ORIGIN } from './origin.ts'

/** The articles as RSS 2.0, newest first. */
export function renderFeed(articles: readonly ArticleSummary[]): string {
  const items = articles.map(({ slug, title, description, date }) => {
    const url = ORIGIN + articlePath(slug)
    return `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <description>${escapeMarkup(description)}</description>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
    </item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Everyshelf: Blog</title>
    <link>${ORIGIN}/blog</link>
    <description>How to sell books across borders: links, stores, and affiliate tags.</description>
    <language>en</language>
    <atom:link href="${ORIGIN}${FEED_PATH}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`
}

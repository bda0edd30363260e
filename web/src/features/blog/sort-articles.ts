import type { ArticleSummary } from './article.ts'

/** Articles as a list shows them: the last updated first. */
export function sortArticles<Article extends Pick<ArticleSummary, 'slug' | 'date' | 'updated'>>(
  articles: readonly Article[],
): readonly Article[] {
  return articles.toSorted(
    (a, b) => b.updated.localeCompare(a.updated) || a.slug.localeCompare(b.slug),
  )
}

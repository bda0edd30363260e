import type { Article, ArticleSummary } from './article.ts'
import { sortArticles } from './sort-articles.ts'

/** From `build/articles`. The list is one chunk, and each article is a chunk of its own. */
const summaries = import.meta.glob<ArticleSummary>('../../../content/articles/*.mdx', {
  eager: true,
  query: '?summary',
  import: 'default',
})
const loaders = import.meta.glob<Article>('../../../content/articles/*.mdx', { import: 'default' })

/** Every article under /blog, in the order of the days that the list shows. */
export const articles: readonly ArticleSummary[] = sortArticles(Object.values(summaries))

/** Loads an article; null if there is none with this slug. */
export async function loadArticle(slug: string): Promise<Article | null> {
  const load = loaders[`../../../content/articles/${slug}.mdx`]
  return load ? await load() : null
}

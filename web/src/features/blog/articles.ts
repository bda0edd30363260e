import type { Article, ArticleSummary } from './article.ts'

/** Made by `build/articles`; the lists of all articles and each article alone are separate pieces. */
const summaries = import.meta.glob<ArticleSummary>('../../../content/articles/*.mdx', {
  eager: true,
  query: '?summary',
  import: 'default',
})
const whole = import.meta.glob<Article>('../../../content/articles/*.mdx', { import: 'default' })

/** Every article under /blog, newest first. */
export const articles: readonly ArticleSummary[] = Object.values(summaries).toSorted(
  (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
)

/** The article of that name; null when there is none. */
export async function loadArticle(slug: string): Promise<Article | null> {
  const load = whole[`../../../content/articles/${slug}.mdx`]
  return load ? await load() : null
}

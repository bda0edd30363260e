import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import { ArticlePage } from '../features/blog/article-page.tsx'
import { loadArticle } from '../features/blog/articles.ts'

/** An unknown name is answered with the page for addresses that lead nowhere. */
export async function load({ slug = '' }: Params): Promise<ComponentType> {
  const article = await loadArticle(slug)
  if (!article) return (await import('./not-found.tsx')).Component
  return () => <ArticlePage article={article} />
}

import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Article } from '../features/blog/article.ts'
import { ArticlePage } from '../features/blog/article-page.tsx'
import { loadArticle } from '../features/blog/articles.ts'

type Found = { readonly article: Article } | { readonly NotFound: ComponentType }

/** An unknown name is answered with the page for addresses that lead nowhere. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Found> {
  const article = await loadArticle(params.slug ?? '')
  return article ? { article } : { NotFound: (await import('./not-found.tsx')).Component }
}

export function Component() {
  const found = useLoaderData<Found>()
  if ('article' in found) return <ArticlePage key={found.article.slug} article={found.article} />
  return <found.NotFound />
}

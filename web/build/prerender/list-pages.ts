import { publicPages } from '../../src/app/public-pages.ts'
import { articlePath, paths } from '../../src/lib/paths.ts'
import { readArticles } from '../articles/read-articles.ts'
import { renderArticle } from '../articles/render-article.ts'
import type { PageHead } from './page-head.ts'
import { describeArticle, describeBlog, organization, website } from './structured-data.ts'

export interface PageToWrite extends PageHead {
  /** The text on its preview image. */
  readonly card: string
  /** The file that the router imports, whose code is preloaded. */
  readonly module: string
  /** An article: the app loads only when it is needed. */
  readonly isArticle: boolean
  readonly updated?: string
}

/** Every prerendered page, in sitemap order. */
export async function listPages(): Promise<PageToWrite[]> {
  const texts = readArticles()
  const articles = await Promise.all(texts.map((text) => renderArticle(text, texts)))
  const structuredData: Readonly<Record<string, object[]>> = {
    [paths.home]: [organization, website],
    [paths.about]: [organization],
    [paths.blog]: [describeBlog(articles)],
  }
  return [
    ...publicPages.map((page) => ({
      ...page,
      image: imageOf(page.path),
      type: 'website' as const,
      structured: structuredData[page.path] ?? [],
      isArticle: false,
    })),
    ...articles.map((article) => {
      const path = articlePath(article.slug)
      return {
        path,
        title: `${article.title} · Everyshelf`,
        description: article.description,
        card: article.title,
        image: imageOf(path),
        type: 'article' as const,
        structured: describeArticle(article, imageOf(path)),
        module: 'routes/article.tsx',
        isArticle: true,
        updated: article.updated,
      }
    }),
  ]
}

/** @example imageOf('/blog/global-book-links') // '/cards/blog-global-book-links.png' */
function imageOf(path: string): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}

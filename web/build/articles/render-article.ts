import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import type { Article, ArticleSummary } from '../../src/features/blog/article.ts'
import { articleParts, CurrentArticle } from './article-parts.ts'
import type { ArticleText } from './read-articles.ts'
import { type Piece, textOf, walk } from './walk.ts'

const WORDS_PER_MINUTE = 220

/** What lists of articles show. */
export function summarise(article: ArticleText): ArticleSummary {
  const { slug, title, description, date, updated, kind } = article
  return { slug, title, description, date, updated, kind, minutes: minutesOf(article) }
}

/** The article as it is shown: HTML without a script, and what stands around it. */
export async function renderArticle(
  article: ArticleText,
  all: readonly ArticleText[],
): Promise<Article> {
  const contents: { id: string; title: string }[] = []
  const nameHeadings = () => (tree: Piece) => {
    for (const piece of walk(tree)) {
      if (piece.type !== 'heading' || piece.depth !== 2) continue
      const title = textOf(piece)
      const id = toId(title)
      contents.push({ id, title })
      piece.data = { ...piece.data, hProperties: { id } }
    }
  }
  const { default: Content } = await evaluate(article.body, {
    ...runtime,
    remarkPlugins: [remarkGfm, nameHeadings as never],
  })
  const body = createElement(Content, { components: articleParts as never })
  const { faq, sources } = article
  return {
    ...summarise(article),
    faq,
    sources,
    contents,
    html: renderToStaticMarkup(createElement(CurrentArticle, { value: article }, body)),
    related: article.related
      .flatMap((slug) => all.filter((other) => other.slug === slug))
      .map(summarise),
  }
}

function toId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function minutesOf({ body }: ArticleText): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE))
}

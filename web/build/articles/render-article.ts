import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import type { Article, ArticleSummary } from '../../src/features/blog/article.ts'
import { articleComponents, CurrentArticle } from './article-components.ts'
import type { ArticleText } from './read-articles.ts'
import { type SyntaxNode, textOf, walkTree } from './syntax-tree.ts'

const WORDS_PER_MINUTE = 220

/** The summary that lists show. */
export function summarize(article: ArticleText): ArticleSummary {
  const { slug, title, description, date, updated, kind } = article
  return { slug, title, description, date, updated, kind, minutes: minutesOf(article) }
}

/** Renders an article to HTML, with its contents, sources and related articles. */
export async function renderArticle(
  article: ArticleText,
  all: readonly ArticleText[],
): Promise<Article> {
  const contents: { id: string; title: string }[] = []
  const nameHeadings = () => (tree: SyntaxNode) => {
    for (const node of walkTree(tree)) {
      if (node.type !== 'heading' || node.depth !== 2) continue
      const title = textOf(node)
      const id = toId(title)
      contents.push({ id, title })
      node.data = { ...node.data, hProperties: { id } }
    }
  }
  const { default: Content } = await evaluate(article.body, {
    ...runtime,
    remarkPlugins: [remarkGfm, nameHeadings as never],
  })
  const body = createElement(Content, { components: articleComponents as never })
  const { faq, sources } = article
  return {
    ...summarize(article),
    faq,
    sources,
    contents,
    html: renderToStaticMarkup(createElement(CurrentArticle, { value: article }, body)),
    related: article.related
      .flatMap((slug) => all.filter((other) => other.slug === slug))
      .map(summarize),
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

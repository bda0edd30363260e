import type { Plugin } from 'vite'
import { readArticle, readArticles } from './read-articles.ts'
import { renderArticle, summarize } from './render-article.ts'

/** Turns `x.mdx` into a rendered article, and `x.mdx?summary` into its summary for lists. */
export function articlesPlugin(): Plugin {
  return {
    name: 'everyshelf-articles',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.mdx')) return
      const article = readArticle(file)
      const content =
        query === 'summary' ? summarize(article) : await renderArticle(article, readArticles())
      return { code: `export default ${JSON.stringify(content)}`, moduleType: 'js' }
    },
  }
}

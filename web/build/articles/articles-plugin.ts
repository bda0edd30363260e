import type { Plugin } from 'vite'
import { readArticle, readArticles } from './read-articles.ts'
import { renderArticle, summarise } from './render-article.ts'

/** `x.mdx` becomes an article that is ready to be shown, `x.mdx?summary` what lists show of it. */
export function articlesPlugin(): Plugin {
  return {
    name: 'everyshelf-articles',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.mdx')) return
      const article = readArticle(file)
      const made =
        query === 'summary' ? summarise(article) : await renderArticle(article, readArticles())
      return { code: `export default ${JSON.stringify(made)}`, moduleType: 'js' }
    },
  }
}

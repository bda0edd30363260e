import type { Plugin } from 'vite'
import { articlePath, pagePaths, paths } from '../src/app/paths.ts'
import { listShopNames } from '../src/features/link-management/shop-address.ts'
import { readArticles } from './articles/read-articles.ts'

/** Writes `paths.json`, by which the server tells a page (200) from an unknown address (404). */
export function pagePathsPlugin(): Plugin {
  return {
    name: 'everyshelf-page-paths',
    apply: 'build',
    generateBundle() {
      const articles = readArticles().map(({ slug }) => articlePath(slug))
      const shopPages = listShopNames().map((name) =>
        paths.linkManagementShop.replace(':retailer', name),
      )
      const known = pagePaths.flatMap((path) => {
        if (path === paths.article) return articles
        return path === paths.linkManagementShop ? shopPages : path
      })
      const source = `${JSON.stringify({ paths: known }, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'paths.json', source })
    },
  }
}

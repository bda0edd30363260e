import type { Plugin } from 'vite'
import { listRetailerPathNames } from '../src/features/link-routing/retailer-path.ts'
import { articlePath, pagePaths, paths } from '../src/lib/paths.ts'
import { readArticles } from './articles/read-articles.ts'

/** Writes `paths.json`, from which the server knows which paths are pages (200) and which are not (404). */
export function pagePathsPlugin(): Plugin {
  return {
    name: 'everyshelf-page-paths',
    apply: 'build',
    generateBundle() {
      const articles = readArticles().map(({ slug }) => articlePath(slug))
      const retailerPages = listRetailerPathNames().map((name) =>
        paths.linkManagementRetailer.replace(':retailer', name),
      )
      const known = pagePaths.flatMap((path) => {
        if (path === paths.article) return articles
        return path === paths.linkManagementRetailer ? retailerPages : path
      })
      const source = `${JSON.stringify({ paths: known }, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'paths.json', source })
    },
  }
}

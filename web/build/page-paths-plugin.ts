import type { Plugin } from 'vite'
import { pagePaths } from '../src/app/paths.ts'

/** Writes `paths.json`, by which the server tells a page (200) from an unknown address (404). */
export function pagePathsPlugin(): Plugin {
  return {
    name: 'everyshelf-page-paths',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ paths: pagePaths }, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'paths.json', source })
    },
  }
}

import type { Plugin } from 'vite'

const IMPORT_OF_CHUNK = /import\(`(\.\/[\w-]+\.js)`\)/g

/**
 * A dynamic import that fails requests its file once more, under another address. Browsers before
 * whatwg/html#10327 keep the failure of an address for as long as the page is open.
 */
export function importAgainPlugin(): Plugin {
  return {
    name: 'everyshelf-import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let count = 0
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        file.code = file.code.replace(IMPORT_OF_CHUNK, (first, path) => {
          count += 1
          return `${first}.catch(()=>import(\`${path}?again=\${Date.now()}\`))`
        })
      }
      if (count === 0) this.error('No dynamic import has the form that this plugin looks for.')
    },
  }
}

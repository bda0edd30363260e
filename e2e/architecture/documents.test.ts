import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, packageFolders, readText, repositoryRoot } from './source-tree.ts'

const documents = listFiles().filter((path) =>
  /^(?:docs\/.+|README|CONTRIBUTING|SECURITY|.+\/README)\.md$/.test(path),
)

/** What a build makes, and the `X` and `novel` of instructions, are in no checkout. */
const notInCheckout = /\/(?:dist|\.output|\.cache)(?:\/|$)|\/X(?:\/|$)|\/novel\.ts$/

/** `server/src/app.ts`, as the documents write paths: from the root, or from their own package. */
function* listPaths(path: string): Generator<string> {
  for (const [, code = ''] of readText(path).matchAll(/`([^`\n]+)`/g)) {
    const isPath = /^(?:[\w.-]+\/)+[\w.-]*$/.test(code)
    const start = code.split('/', 1)[0] ?? ''
    const isOfRepository = packageFolders.some((folder) => code.startsWith(`${folder}/`))
    if (notInCheckout.test(code)) continue
    if (isPath && (isOfRepository || (start === 'src' && path !== 'README.md'))) yield code
  }
}

test.each(documents)('%s names files and folders that exist', (path) => {
  const folders = [repositoryRoot, join(repositoryRoot, dirname(path))]
  const missing = [...listPaths(path)].filter(
    (name) => !folders.some((folder) => existsSync(join(folder, name))),
  )
  expect(missing).toEqual([])
})

test.each(documents)('%s links to pages that exist', (path) => {
  const targets = [...readText(path).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => target,
  )
  const missing = targets.filter(
    (target) =>
      !/^[a-z]+:/.test(target) && !existsSync(join(repositoryRoot, dirname(path), target)),
  )
  expect(missing).toEqual([])
})

test('README.md has at most 600 words, and tables of two columns', () => {
  const text = readText('README.md')
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(600)
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.filter((row) => row.split('|').length !== 4)).toEqual([])
})

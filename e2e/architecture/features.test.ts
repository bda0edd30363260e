import { describe, expect, test } from 'vitest'
import { isTestFile, listFiles, listFolders, readText } from './source-tree.ts'

const serverFiles = listFiles().filter(
  (path) => /^server\/src\/.+\.ts$/.test(path) && !isTestFile(path),
)
const featureFiles = serverFiles.filter((path) => path.endsWith('.feature.ts'))

/** The options of JavaScript's own `Error`. */
const otherThings = ['OutboundErrorOptions']

describe('the features of the server', () => {
  test('each folder has a function that creates its feature', () => {
    const folders = listFolders().filter((path) => /^server\/src\/features\/[^/]+$/.test(path))
    const missing = folders.filter(
      (folder) => !featureFiles.some((path) => path.startsWith(`${folder}/`)),
    )
    expect(missing).toEqual([])
  })

  test.each(featureFiles)('features.ts creates the one of %s', (path) => {
    const [, name] = /export function (create\w+Feature)\(/.exec(readText(path)) ?? []
    expect(name).toBeDefined()
    expect(readText('server/src/features.ts')).toContain(`${name}(`)
  })

  test('what a function needs to create something is called its Deps', () => {
    const others = serverFiles
      .filter((path) => !path.includes('/testing/'))
      .flatMap((path) => [...readText(path).matchAll(/^(?:export )?interface (\w+)/gm)])
      .map(([, name = '']) => name)
      .filter((name) => /(Parts|Options|Dependencies)$/.test(name))
    expect(others.toSorted()).toEqual(otherThings)
  })
})

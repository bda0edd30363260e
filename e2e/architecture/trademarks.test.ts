import { describe, expect, test } from 'vitest'
import { listFiles, packageFolders, readText } from './source-tree.ts'

const MARK = /amazon|amzn|kindle|audible|goodreads|prime|alexa/i

/** What lines, boxes and words are made of; a mark would be a picture or a long outline. */
const DIAGRAM_PARTS = [
  'svg',
  'title',
  'desc',
  'g',
  'rect',
  'path',
  'line',
  'circle',
  'text',
  'tspan',
]

const files = listFiles()
const isPicture = (path: string) => /\.(svg|png|ico|jpe?g|webp|avif|gif)$/.test(path)

/** Pictures of the product itself, for readers of the documentation and for the stores. */
const isScreenshot = (path: string) => /^(docs|extension\/store)\/images\//.test(path)

const isDiagram = (path: string) => /^web\/content\/articles\/.+\.svg$/.test(path)

/** The file without what names the stores that links lead to. */
function nameOf(path: string): unknown {
  return (JSON.parse(readText(path)) as { name: unknown }).name
}

describe('marks of Amazon', () => {
  test('A7 are on none of our pictures: each that is shipped is known here, and is drawn by us', () => {
    const shipped = files.filter(
      (path) => isPicture(path) && !isScreenshot(path) && !isDiagram(path),
    )
    expect(shipped.toSorted()).toEqual([
      'extension/public/icons/128.png',
      'extension/public/icons/16.png',
      'extension/public/icons/32.png',
      'extension/public/icons/48.png',
      'extension/public/icons/gray-16.png',
      'extension/public/icons/gray-32.png',
      'shared/ui/scripts/icon-gray.svg',
      'shared/ui/scripts/icon.svg',
      'web/public/apple-touch-icon.png',
      // Drawn by the demo's own covers.
      'web/public/demo-cover.png',
      'web/public/favicon-32.png',
      'web/public/favicon.svg',
      'web/public/icons/app-192.png',
      'web/public/icons/app-512.png',
      'web/public/icons/app-maskable-512.png',
    ])
    const drawn = shipped.filter((path) => path.endsWith('.svg'))
    // The resting icon is the same drawing on a gray board.
    const inColor = (path: string) => readText(path).replace('#7d8783', '#0b4a3c')
    expect(new Set(drawn.map(inColor)).size).toBe(1)
    expect(drawn.filter((path) => MARK.test(readText(path)))).toEqual([])
  })

  test('A7 are in no diagram of an article: lines and plain names alone', () => {
    const diagrams = files.filter(isDiagram)
    expect(diagrams.length).toBeGreaterThan(3)
    for (const path of diagrams) {
      const elements = [...readText(path).matchAll(/<([a-z]+)[\s>]/gi)].map(([, name]) => name)
      expect(DIAGRAM_PARTS, path).toEqual(expect.arrayContaining([...new Set(elements)]))
    }
  })

  test('A7 are in none of our drawings', () => {
    const drawings = files.filter((path) => /^shared\/ui\/src\/(brand|illustrations)\//.test(path))
    expect(drawings.length).toBeGreaterThan(3)
    expect(drawings.filter((path) => MARK.test(readText(path)))).toEqual([])
  })

  test('A7 are in no name of this product', () => {
    const packages = ['package.json', ...packageFolders.map((folder) => `${folder}/package.json`)]
    expect(packages.map(nameOf).filter((name) => MARK.test(String(name)))).toEqual([])
    const [, title = ''] = /<title>(.+)<\/title>/.exec(readText('web/index.html')) ?? []
    const manifest = readText('extension/store/ids.ts')
    const texts = readText('extension/src/messages/en.ts')
    const [, name = ''] = /\bextensionName: '(Everyshelf.+)',/.exec(texts) ?? []
    const [, id = ''] = /\bid: '(.+)',/.exec(manifest) ?? []
    for (const text of [title, name, id]) {
      expect(text).toMatch(/everyshelf/i)
      expect(text).not.toMatch(MARK)
    }
  })

  test('A7 are in no tag that we propose', () => {
    const tags = ['.env.example', 'README.md', 'e2e/scripts/demo.ts', 'e2e/fixtures/test-data.ts']
      .flatMap((path) => [...readText(path).matchAll(/\b[a-z]{2}(?:=|: ')([\w-]+-\d\d)\b/g)])
      .map(([, tag]) => tag ?? '')
    expect(tags.length).toBeGreaterThan(6)
    expect(tags.filter((tag) => MARK.test(tag))).toEqual([])
  })
})

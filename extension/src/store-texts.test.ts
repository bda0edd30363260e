import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storeLimits, stores } from '../store/limits.ts'
import { readListing, storeFolder } from '../store/read-listing.ts'
import { en } from './messages/en.ts'

const SCREENSHOT = { width: 1280, height: 800 }
const TILES: Readonly<Record<string, typeof SCREENSHOT>> = {
  'small-tile.png': { width: 440, height: 280 },
  'wide-tile.png': { width: 1400, height: 560 },
}
/** They travel with the repository. */
const LARGEST_IMAGE = 320_000

describe.each(stores)('the texts for the store of %s', (store) => {
  const texts = readListing(store)
  const text = (name: string) => texts.get(name) ?? ''

  test('have everything that its form asks for', () => {
    const names = ['Summary', 'Description', 'Permissions', 'Data use', 'Notes for reviewers']
    expect(names.filter((name) => !texts.has(name))).toEqual([])
  })

  test('are no longer than its form takes', () => {
    for (const name of ['Summary', 'Description'] as const) {
      expect(text(name).length, name).toBeGreaterThan(20)
      expect(text(name).length, name).toBeLessThanOrEqual(storeLimits[store][name])
    }
    const reasons = [...texts].filter(([name]) => / \/ |^Single purpose$/.test(name))
    const isLong = ([, reason]: [string, string]) => reason.length > storeLimits[store].reason
    expect(reasons.filter(isLong)).toEqual([])
  })

  test('say who earns before they say what it does', () => {
    const description = text('Description')
    const disclosure = description.search(/affiliate links: who earns/i)
    expect(disclosure).toBeGreaterThan(0)
    expect(disclosure).toBeLessThan(description.indexOf('Recognizes'))
  })

  test('lead to pictures and pages that are there', () => {
    const all = [...texts.values()].join('\n')
    const files = Array.from(all.matchAll(/\]\(([^)]+)\)/g), ([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !existsSync(join(storeFolder, file)))).toEqual([])
  })
})

test.each(['chrome', 'edge'] as const)(
  "the summary for %s is the manifest's own description, since the store takes that",
  (store) => {
    expect(readListing(store).get('Summary')).toBe(en.extensionDescription)
  },
)

test("Edge's search terms fit its form: at most seven, of 30 characters and 21 words in all", () => {
  const terms = (readListing('edge').get('Search terms') ?? '').match(/(?<=^- ).+/gm) ?? []
  expect(terms.length).toBeGreaterThan(3)
  expect(terms.length).toBeLessThanOrEqual(7)
  expect(terms.filter((term) => term.length > 30)).toEqual([])
  expect(terms.join(' ').split(' ').length).toBeLessThanOrEqual(21)
})

test("Edge's form asks for a description of at least 250 characters", () => {
  expect((readListing('edge').get('Description') ?? '').length).toBeGreaterThanOrEqual(250)
})

test('pictures have the size that stores ask for, and are small', () => {
  const folder = join(storeFolder, 'images')
  const names = readdirSync(folder)
  const screenshots = names.filter((name) => !TILES[name])
  expect([screenshots.length, names.length]).toEqual([5, 7])
  for (const name of names) {
    const bytes = readFileSync(join(folder, name))
    // A PNG's first chunk says its size.
    expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }, name).toEqual(
      TILES[name] ?? SCREENSHOT,
    )
    expect(bytes.length, name).toBeLessThan(LARGEST_IMAGE)
  }
})

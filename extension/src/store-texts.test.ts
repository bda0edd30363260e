import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readListing, storeFolder } from '../store/read-listing.ts'
import { catalogue } from './locales/catalogue.ts'

/** Limits of the stores' own forms, in characters. */
const LONGEST = {
  chrome: { Summary: 132, Description: 16_000, reason: 1000 },
  firefox: { Summary: 250, Description: 15_000, reason: 1000 },
} as const

const STORES = ['chrome', 'firefox'] as const
const SCREENSHOT = { width: 1280, height: 800 }
/** They travel with the repository. */
const LARGEST_IMAGE = 320_000

describe.each(STORES)('the texts for the store of %s', (store) => {
  const texts = readListing(store)
  const text = (name: string) => texts.get(name) ?? ''

  test('have everything that its form asks for', () => {
    const names = ['Summary', 'Description', 'Permissions', 'Data use', 'Notes for reviewers']
    expect(names.filter((name) => !texts.has(name))).toEqual([])
  })

  test('are no longer than its form takes', () => {
    for (const name of ['Summary', 'Description'] as const) {
      expect(text(name).length, name).toBeGreaterThan(20)
      expect(text(name).length, name).toBeLessThanOrEqual(LONGEST[store][name])
    }
    const reasons = [...texts].filter(([name]) => / \/ |^Single purpose$/.test(name))
    const isLong = ([, reason]: [string, string]) => reason.length > LONGEST[store].reason
    expect(reasons.filter(isLong)).toEqual([])
  })

  test('say who earns before they say what it does', () => {
    const description = text('Description')
    const disclosure = description.search(/affiliate links: who earns/i)
    expect(disclosure).toBeGreaterThan(0)
    expect(disclosure).toBeLessThan(description.indexOf('Recognises'))
  })

  test('lead to pictures and pages that are there', () => {
    const all = [...texts.values()].join('\n')
    const files = Array.from(all.matchAll(/\]\(([^)]+)\)/g), ([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !existsSync(join(storeFolder, file)))).toEqual([])
  })
})

test("Chrome's summary is the manifest's own description, since the store takes that", () => {
  expect(readListing('chrome').get('Summary')).toBe(catalogue.extensionDescription.en)
})

test('pictures have the size that stores ask for, and are small', () => {
  const folder = join(storeFolder, 'images')
  const names = readdirSync(folder)
  expect(names.length).toBeGreaterThanOrEqual(3)
  for (const name of names) {
    const bytes = readFileSync(join(folder, name))
    // A PNG's first chunk says its size.
    expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }, name).toEqual(
      SCREENSHOT,
    )
    expect(bytes.length, name).toBeLessThan(LARGEST_IMAGE)
  }
})

// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { coreMarketplaces } from '@everyshelf/domain/marketplaces'
import { retailers } from '@everyshelf/domain/retailers'
import { describe, expect, test } from 'vitest'
import { readPageFacts } from './extract/read-page-facts.ts'
import type { ProductPageReading } from './product-page-reading.ts'
import { recognisePage } from './recognise-page.ts'

interface SavedPage {
  readonly url: string
  readonly expect: Readonly<Record<string, unknown>>
}

const folder = join(import.meta.dirname, '../../../e2e/fixtures/retailer-pages')
const pages = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<
  string,
  SavedPage
>

function readSavedPage(name: string): ProductPageReading {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const facts = readPageFacts(page, pages[name]?.url ?? '')
  // What a script hands to the popup goes through the same sieve.
  return recognisePage(structuredClone(facts))
}

/** The reading with identifiers as texts, as the saved expectations have them. */
function inPlainWords(reading: ProductPageReading): Record<string, unknown> {
  if (reading.kind === 'not-a-book') {
    const { candidate } = reading
    return { ...reading, candidate: candidate && identifierKey(candidate) }
  }
  if (reading.kind === 'candidates') {
    const books = reading.books.map(({ identifier, title }) => [identifierKey(identifier), title])
    return { ...reading, books }
  }
  if (reading.kind !== 'book') return { ...reading }
  const { identifier, formats, coverUrl: _cover, ...rest } = reading
  return {
    ...rest,
    identifier: identifierKey(identifier),
    formats: formats.map(({ format, identifier: own, label }) => [
      format,
      identifierKey(own),
      label,
    ]),
  }
}

describe('recognisePage', () => {
  test.each(Object.keys(pages))('reads %s', (name) => {
    expect(inPlainWords(readSavedPage(name))).toEqual(pages[name]?.expect)
  })

  test('has every saved page in its list', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
    expect(files.map((file) => file.replace('.html', '')).sort()).toEqual(Object.keys(pages).sort())
  })

  test('has a page of every shop that sells books, and of every core Amazon store', () => {
    const readings = Object.keys(pages).map(readSavedPage)
    const shops = new Set(readings.map((reading) => 'retailer' in reading && reading.retailer))
    const active = retailers.filter(({ status }) => status === 'active')
    expect(active.filter(({ code }) => !shops.has(code))).toEqual([])
    const stores = readings.flatMap((reading) =>
      reading.kind === 'book' && reading.marketplace ? [reading.marketplace] : [],
    )
    for (const { code } of coreMarketplaces) {
      expect(stores.filter((store) => store === code).length, code).toBeGreaterThan(0)
    }
  })

  test("takes the shop's own picture for the cover", () => {
    const reading = readSavedPage('amazon-us-paperback')
    expect(reading).toMatchObject({
      coverUrl: 'https://m.media-amazon.com/images/I/pride-us.jpg',
    })
  })
})

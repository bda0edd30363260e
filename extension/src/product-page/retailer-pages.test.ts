// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { coreMarketplaces } from '@everyshelf/domain/marketplaces'
import { retailers } from '@everyshelf/domain/retailers'
import { describe, expect, test } from 'vitest'
import { readPageFacts } from './extract/read-page-facts.ts'
import { recognizePage } from './recognize-page.ts'
import type { RecognizedPage } from './recognized-page.ts'

interface SavedPage {
  readonly url: string
  readonly expect: Readonly<Record<string, unknown>>
}

const folder = join(import.meta.dirname, '../../../e2e/fixtures/retailer-pages')
const pages = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<
  string,
  SavedPage
>

function readSavedPage(name: string): RecognizedPage {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const facts = readPageFacts(page, pages[name]?.url ?? '')
  // The browser clones a script's result in the same way before the popup gets it.
  return recognizePage(structuredClone(facts))
}

/** The recognized page with identifiers as texts, as the saved expectations have them. */
function toPlainData(page: RecognizedPage): Record<string, unknown> {
  if (page.kind === 'not-a-book') {
    const { candidate } = page
    return { ...page, candidate: candidate && identifierKey(candidate) }
  }
  if (page.kind === 'candidates') {
    const books = page.books.map(({ identifier, title }) => [identifierKey(identifier), title])
    return { ...page, books }
  }
  if (page.kind !== 'book') return { ...page }
  const { identifier, formats, coverUrl: _cover, ...rest } = page
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

describe('recognizePage', () => {
  test.each(Object.keys(pages))('reads %s', (name) => {
    expect(toPlainData(readSavedPage(name))).toEqual(pages[name]?.expect)
  })

  test('has every saved page in its list', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
    expect(files.map((file) => file.replace('.html', '')).sort()).toEqual(Object.keys(pages).sort())
  })

  test('has a page of every active retailer, and of every core Amazon marketplace', () => {
    const results = Object.keys(pages).map(readSavedPage)
    const covered = new Set(results.map((page) => 'retailer' in page && page.retailer))
    const active = retailers.filter(({ status }) => status === 'active')
    expect(active.filter(({ code }) => !covered.has(code))).toEqual([])
    const marketplaces = results.flatMap((page) =>
      page.kind === 'book' && page.marketplace ? [page.marketplace] : [],
    )
    for (const { code } of coreMarketplaces) {
      expect(marketplaces.filter((one) => one === code).length, code).toBeGreaterThan(0)
    }
  })

  test("takes the retailer's own picture for the cover", () => {
    const page = readSavedPage('amazon-us-paperback')
    expect(page).toMatchObject({
      coverUrl: 'https://m.media-amazon.com/images/I/pride-us.jpg',
    })
  })
})

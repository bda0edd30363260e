// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifierKey } from '@everyshelf/domain/identifiers'
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

  test("takes the shop's own picture for the cover", () => {
    const reading = readSavedPage('amazon-us-paperback')
    expect(reading).toMatchObject({
      coverUrl: 'https://m.media-amazon.com/images/I/pride-us.jpg',
    })
  })
})

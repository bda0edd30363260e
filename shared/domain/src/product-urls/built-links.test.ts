import { describe, expect, test } from 'vitest'
import { type Isbn13, isbnIdentifier } from '../identifiers/index.ts'
import { buildRetailerUrl, retailers } from '../retailers/index.ts'
import { readProductUrl } from './index.ts'

const isbns = ['9780143127741', '9780804429573', '9798886451740', '9791090636071'] as Isbn13[]
const linked = retailers.filter(({ isbnLink }) => isbnLink)

test('nearly 60 retailers have a URL by ISBN', () => {
  expect(linked.length).toBeGreaterThanOrEqual(58)
})

describe.each(linked)("$name's own link", ({ code, countries, isbnLink, ...retailer }) => {
  test("is read as the same book, or as that retailer's search for it, in each country", () => {
    for (const country of [null, ...countries]) {
      for (const isbn13 of isbns) {
        const url =
          buildRetailerUrl({ code, countries, isbnLink, ...retailer }, isbn13, country) ?? ''
        const parsed = readProductUrl(url)
        expect(parsed, url).toMatchObject({ retailer: code })
        if (isbnLink?.kind === 'product' || parsed.kind === 'product') {
          expect(parsed, url).toMatchObject({
            kind: 'product',
            identifier: isbnIdentifier(isbn13),
            foreignTag: null,
          })
        } else {
          const { pathname, searchParams } = new URL(url)
          expect([...searchParams.values(), ...pathname.split('/')], url).toContain(isbn13)
        }
      }
    }
  })
})

import { findRetailerByCode } from '@everyshelf/domain/retailers'
import { expect, test } from 'vitest'
import { explainPageOverride } from './explain-page-override.ts'

const retailer = (code: string) => {
  const found = findRetailerByCode(code)
  if (!found) throw new Error(`no retailer ${code}`)
  return found
}

test.each([
  ['kobo', 'https://www.kobo.com/us/en/ebook/dune?utm_source=x', null],
  ['kobo', '978-0-441-17271-9', null],
  [
    'kobo',
    'Dune',
    'This is neither a web address nor an ISBN. Paste the address of the book’s page at Rakuten Kobo.',
  ],
  [
    'buecherde',
    '9780441172719',
    'We can’t link to bücher.de by ISBN. Open the book’s page there and paste its address.',
  ],
  [
    'kobo',
    'https://www.waterstones.com/book/9780441172719',
    'This page belongs to another store. Paste the address of the book’s page at Rakuten Kobo.',
  ],
  [
    'kobo',
    'https://www.kobo.com/us/en/search?query=dune',
    'This Rakuten Kobo page isn’t a book page. Open the book’s page and paste its address.',
  ],
  [
    'kobo',
    'https://nowhere.example/dune',
    'We can’t read this address. Open the book’s page at Rakuten Kobo and paste its address.',
  ],
])('says of a page for %s: %s', (code, text, words) => {
  expect(explainPageOverride(retailer(code), text)).toBe(words)
})

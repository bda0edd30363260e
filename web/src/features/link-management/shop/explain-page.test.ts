import { findRetailerByCode } from '@everyshelf/domain/retailers'
import { expect, test } from 'vitest'
import { explainPage } from './explain-page.ts'

const shop = (code: string) => {
  const found = findRetailerByCode(code)
  if (!found) throw new Error(`no shop ${code}`)
  return found
}

test.each([
  ['kobo', 'https://www.kobo.com/us/en/ebook/dune?utm_source=x', null],
  ['kobo', '978-0-441-17271-9', null],
  ['kobo', 'Dune', 'This is neither an address nor an ISBN.'],
  [
    'buecherde',
    '9780441172719',
    "bücher.de has no address by ISBN. Open the book's own page there and paste its address.",
  ],
  [
    'kobo',
    'https://www.waterstones.com/book/9780441172719',
    "This is a page of another shop. Paste the address of the book's page at Rakuten Kobo.",
  ],
  [
    'kobo',
    'https://www.kobo.com/us/en/search?query=dune',
    "This page of Rakuten Kobo shows no single book. Open the book's own page and paste its address.",
  ],
  [
    'kobo',
    'https://nowhere.example/dune',
    "This address cannot be read. Copy it from the address bar, while the book's page at Rakuten Kobo is open.",
  ],
])('says of a page for %s: %s', (code, text, words) => {
  expect(explainPage(shop(code), text)).toBe(words)
})

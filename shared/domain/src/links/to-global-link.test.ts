import { expect, test } from 'vitest'
import { toGlobalLink } from './index.ts'

const ORIGIN = 'https://everyshelf.example'

test.each([
  ['https://everyshelf.example/go/dune', 'https://everyshelf.example/go/dune'],
  [
    'everyshelf.example/redirect?isbn=9780441172719',
    'everyshelf.example/redirect?isbn=9780441172719',
  ],
  [
    'https://everyshelf.example/book/9780441172719/universal?link=dune',
    'https://everyshelf.example/go/dune',
  ],
  [
    'everyshelf.example/book/9780441172719/universal/?country=DE&link=Dune',
    'https://everyshelf.example/go/dune',
  ],
  ['https://everyshelf.example/book/9780441172719/universal', undefined],
  ['https://everyshelf.example/book/9780441172719/universal?link=%00', undefined],
  ['https://everyshelf.example/pricing?link=dune', undefined],
  ['Books.Ada.example/dune?country=de', 'Books.Ada.example/dune?country=de'],
  ['https://books.ada.example/', undefined],
  ['https://books.ada.example.evil.example/dune', undefined],
  ['https://other.example/book/9780441172719/universal?link=dune', undefined],
])('%s stands for %s', (text, link) => {
  expect(toGlobalLink(text, ORIGIN, ['books.ada.example'])).toBe(link)
})

import type { BookSearchResponse } from '@everyshelf/domain/books'
import type { Isbn13 } from '@everyshelf/domain/identifiers'
import type { SearchBooks } from '@everyshelf/ui/book-search'
import { expect, test } from 'vitest'
import { escapeXml, suggestBooks } from './suggest-books.ts'

const { signal } = new AbortController()
const book = {
  isbn13: '9780441172719' as Isbn13,
  title: 'Dune & <Dune>',
  authors: ['Frank Herbert'],
  publisher: 'Ace',
  year: 1965,
}
const answering =
  (response: BookSearchResponse): SearchBooks =>
  async () => ({ ok: true, response })

test('a title in the address bar gives books by their ISBN, and names the catalog', async () => {
  const search = answering({ books: [book], sources: ['open-library'] })
  expect(await suggestBooks('dune', search, signal, (text) => text)).toEqual([
    {
      content: '9780441172719',
      description: 'Dune & <Dune>, Frank Herbert, 1965 (Open Library)',
    },
  ])
})

test('Chrome, which reads descriptions as XML, gets them escaped', async () => {
  const search = answering({ books: [book], sources: ['open-library'] })
  const [first] = (await suggestBooks('dune', search, signal, escapeXml)) ?? []
  expect(first?.description).toBe('Dune &#38; &#60;Dune&#62;, Frank Herbert, 1965 (Open Library)')
})

test('five books are suggested at most', async () => {
  const books = Array.from({ length: 8 }, () => book)
  const search = answering({ books, sources: ['google-books'] })
  expect(await suggestBooks('dune', search, signal, escapeXml)).toHaveLength(5)
})

test('a number is not searched', async () => {
  const search: SearchBooks = () => {
    throw new Error('searched')
  }
  expect(await suggestBooks('9780441172719', search, signal, escapeXml)).toEqual([])
})

test('a search that fails gives no list', async () => {
  const search: SearchBooks = async () => ({ ok: false, code: 'search-unavailable' })
  expect(await suggestBooks('dune', search, signal, escapeXml)).toBeNull()
})

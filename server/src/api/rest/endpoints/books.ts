import { bookInput, booksSearchInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { findTypedBook } from '../find-typed-book.ts'
import { absoluteUrl, listOf } from '../resources/fields.ts'

export const bookResource = z
  .object({
    identifier: z.string().describe('ISBN-13 or ASIN.'),
    isbn13: z.string().nullable(),
    isbn10: z.string().nullable(),
    asin: z.string().nullable(),
    title: z.string(),
    authors: z.array(z.string()),
    description: z.string().nullable(),
    publisher: z.string().nullable(),
    coverImage: z.string().nullable(),
    source: z
      .enum(['google-books', 'open-library', 'placeholder'])
      .describe('`placeholder` if no catalog knows the book.'),
    linkId: z.string().nullable().describe('Your link to this book; null without one.'),
  })
  .meta({ id: 'Book' })

const foundBook = z
  .object({
    isbn13: z.string(),
    title: z.string(),
    authors: z.array(z.string()),
    publisher: z.string().nullable(),
    year: z.int().nullable().describe('Of this edition; null if unknown.'),
  })
  .meta({ id: 'FoundBook' })

export const bookEndpoints = [
  defineEndpoint({
    id: 'searchBooks',
    group: 'Books',
    method: 'GET',
    path: '/books',
    scope: 'books:read',
    summary: 'Search books by title or author',
    description:
      'Searches Google Books, then Open Library. Up to 30 requests a minute and 300 a day.',
    query: z.strictObject({
      query: booksSearchInput.shape.query.describe('Words from the title or the author’s name.'),
    }),
    output: listOf(foundBook),
    example: {
      query: { query: 'body keeps the score' },
      response: {
        data: [
          {
            isbn13: '9780143127741',
            title: 'The Body Keeps the Score',
            authors: ['Bessel van der Kolk'],
            publisher: 'Penguin Books',
            year: 2015,
          },
        ],
      },
    },
    handle: async ({ caller }, { query }) => ({ data: (await caller.books.search(query)).books }),
  }),

  defineEndpoint({
    id: 'getBook',
    group: 'Books',
    method: 'GET',
    path: '/books/{book}',
    scope: 'books:read',
    summary: 'Find a book',
    description:
      'Looks a book up in Google Books and Open Library. Up to 30 requests a minute and 300 a day.',
    params: z.strictObject({
      book: bookInput.describe('An ISBN, an ASIN, or a bookstore’s product URL, percent-encoded.'),
    }),
    output: bookResource,
    example: {
      params: { book: '9780143127741' },
      response: {
        identifier: '9780143127741',
        isbn13: '9780143127741',
        isbn10: '0143127748',
        asin: null,
        title: 'The Body Keeps the Score',
        authors: ['Bessel van der Kolk'],
        description: null,
        publisher: 'Penguin Books',
        coverImage: 'https://everyshelf.invalid/covers/9780143127741',
        source: 'google-books',
        linkId: null,
      },
    },
    handle: async ({ caller, origin }, { params }) => {
      const { identifier, saved } = await findTypedBook(caller, params.book)
      const book = await caller.books.lookup({ id: identifier.key })
      return {
        ...book,
        ...identifier,
        identifier: identifier.key,
        coverImage: absoluteUrl(origin, book.coverImage),
        linkId: saved?.id ?? null,
      }
    },
  }),
]

import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { isbnIdentifier } from '@everyshelf/domain/identifiers'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeBookServices } from '../../../testing/fake-book-services.ts'
import { openTestBooks } from '../../../testing/test-books.ts'

const ISBN = '9780441172719' as Isbn13

/** Values that stand where a service would have text, a number, a list. */
const anyJson = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })

const googleResponse = fc.record({
  kind: anyJson,
  totalItems: fc.oneof(anyJson, fc.constant(1)),
  items: fc.oneof(
    anyJson,
    fc.array(
      fc.record({
        volumeInfo: fc.oneof(
          anyJson,
          fc.record({
            title: fc.oneof(anyJson, fc.string({ unit: 'binary' })),
            authors: fc.oneof(anyJson, fc.array(fc.oneof(anyJson, fc.string()))),
            publisher: anyJson,
            description: fc.oneof(anyJson, fc.string({ unit: 'binary' })),
            industryIdentifiers: fc.oneof(
              anyJson,
              fc.constant([{ type: 'ISBN_13', identifier: ISBN }]),
            ),
            imageLinks: fc.oneof(anyJson, fc.record({ thumbnail: fc.oneof(anyJson, fc.webUrl()) })),
          }),
        ),
      }),
    ),
  ),
})

const openLibraryResponse = fc.oneof(
  anyJson,
  fc.record({
    [`ISBN:${ISBN}`]: fc.oneof(
      anyJson,
      fc.record({
        title: fc.oneof(anyJson, fc.string({ unit: 'binary' })),
        authors: fc.oneof(anyJson, fc.array(fc.record({ name: fc.oneof(anyJson, fc.string()) }))),
        publishers: anyJson,
        cover: fc.oneof(anyJson, fc.record({ large: fc.oneof(anyJson, fc.webUrl()) })),
      }),
    ),
  }),
)

/** The services' answers, which a test rewrites between its calls. */
async function openScripted() {
  const script: { google: unknown; openLibrary: unknown } = { google: {}, openLibrary: {} }
  const services = await startFakeBookServices({
    intercept: (url, response) => {
      const isGoogle = url.pathname === '/books/v1/volumes'
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(isGoogle ? script.google : script.openLibrary))
      return true
    },
  })
  onTestFinished(services.close)
  // The breaker would hide most of the answers from the parsers.
  const limits = { failuresToOpen: 1_000_000, connectMs: 1000, totalMs: 3000 }
  const test = await openTestBooks({ urls: services, limits, timeoutMs: 3000, headStartMs: 3000 })
  return { ...test, script }
}

describe('what the services answer', () => {
  it('R22 gives a whole, clean book for any JSON at all', async () => {
    const { books, wait, script } = await openScripted()
    await fc.assert(
      fc.asyncProperty(googleResponse, openLibraryResponse, async (google, openLibrary) => {
        Object.assign(script, { google, openLibrary })
        wait(365 * 24 * 60 * 60 * 1000)
        const book = await books.lookup(isbnIdentifier(ISBN))
        expect(Object.keys(book).sort()).toEqual([
          'authors',
          'coverImage',
          'description',
          'isbn10',
          'isbn13',
          'publisher',
          'source',
          'title',
        ])
        expect(book.title).toMatch(/\S/)
        expect(book.title.length).toBeLessThanOrEqual(300)
        for (const text of [book.title, book.description ?? '', ...book.authors]) {
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        }
      }),
      { numRuns: 300 },
    )
  }, 30_000)

  it('R22 keeps what is well formed beside what is not', async () => {
    const { books, script } = await openScripted()
    script.google = {
      kind: 'books#volumes',
      totalItems: 'many',
      items: [],
    }
    script.openLibrary = {
      [`ISBN:${ISBN}`]: { title: 'Dune', authors: 'Frank Herbert', publishers: [{ name: 'Ace' }] },
    }
    expect(await books.lookup(isbnIdentifier(ISBN))).toMatchObject({
      title: 'Dune',
      authors: [],
      publisher: 'Ace',
    })
  })

  it('R22 drops fields that were not requested', async () => {
    const { books, repo, script } = await openScripted()
    script.google = {
      items: [
        {
          saleInfo: { listPrice: { amount: 9.99 } },
          volumeInfo: {
            title: 'Dune',
            averageRating: 4.5,
            industryIdentifiers: [{ identifier: ISBN }],
          },
        },
      ],
    }
    await books.lookup(isbnIdentifier(ISBN))
    expect(await repo.find(ISBN)).toEqual({
      identifier: ISBN,
      title: 'Dune',
      authors: [],
      description: null,
      publisher: null,
      coverUrl: null,
      source: 'google-books',
      fetchedAt: Date.parse('2026-11-21T09:00:00.000Z'),
      expiresAt: Date.parse('2026-12-21T09:00:00.000Z'),
    })
  })

  it('S27 passes a hostile title on as text', async () => {
    const { books, script } = await openScripted()
    const title = '"><img src=x onerror=alert(1)>{{7*7}}javascript:'
    script.google = {
      items: [{ volumeInfo: { title, industryIdentifiers: [{ identifier: ISBN }] } }],
    }
    expect((await books.lookup(isbnIdentifier(ISBN))).title).toBe(title)
  })
})

import type { ServerResponse } from 'node:http'
import { type Isbn13, isbnIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Intercept, startFakeBookServices } from '../../testing/fake-book-services.ts'
import type { FakeBook } from '../../testing/fake-catalog.ts'
import { openTestBooks, type TestBooksOptions } from '../../testing/test-books.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DUNE = isbnIdentifier('9780441172719' as Isbn13)
const UNKNOWN = isbnIdentifier('9798886451740' as Isbn13)

interface Setup extends Partial<TestBooksOptions> {
  readonly fakeBooks?: readonly FakeBook[]
  readonly intercept?: Intercept
}

async function open({ fakeBooks, intercept, ...options }: Setup = {}) {
  const services = await startFakeBookServices({
    ...(fakeBooks && { books: fakeBooks }),
    ...(intercept && { intercept }),
  })
  onTestFinished(services.close)
  const patient = { timeoutMs: 3800, headStartMs: 1500 }
  const limits = { connectMs: 1000, totalMs: 3000, ...options.limits }
  const test = await openTestBooks({ urls: services, ...patient, ...options, limits })
  return { ...test, services }
}

/** Services that a test can switch off and on. */
function switchboard() {
  const state = { isBroken: false }
  const intercept: Intercept = (_url, response) => {
    if (state.isBroken) response.writeHead(500).end()
    return state.isBroken
  }
  return { state, intercept }
}

describe('lookup', () => {
  it('asks Google Books first, and no other service when it knows the book', async () => {
    const { books, services } = await open()
    expect(await books.lookup(DUNE)).toEqual({
      title: 'Dune',
      authors: ['Frank Herbert'],
      description: null,
      publisher: 'Ace',
      isbn10: '0441172717',
      isbn13: '9780441172719',
      coverImage: '/covers/9780441172719',
      source: 'google-books',
    })
    expect(services.requests).toEqual([
      '/books/v1/volumes?q=isbn%3A9780441172719&country=US&maxResults=5&printType=books',
    ])
  })

  it('asks Open Library when Google does not know the book', async () => {
    const { books, services } = await open()
    const book = await books.lookup(isbnIdentifier('9780061120084' as Isbn13))
    expect(book).toMatchObject({ title: 'To Kill a Mockingbird', source: 'open-library' })
    expect(services.requests[1]).toBe(
      '/api/books?bibkeys=ISBN%3A9780061120084&format=json&jscmd=data',
    )
  })

  it('fills from Open Library what Google leaves blank when it has no title', async () => {
    const isbn13 = '9780441172719'
    const { books } = await open({
      fakeBooks: [
        { isbn13, publisher: 'Google’s publisher', knownTo: 'google-books' },
        {
          isbn13,
          title: 'Dune',
          authors: ['F. Herbert'],
          publisher: 'Ace',
          knownTo: 'open-library',
        },
      ],
    })
    expect(await books.lookup(DUNE)).toMatchObject({
      title: 'Dune',
      authors: ['F. Herbert'],
      publisher: 'Google’s publisher',
      source: 'open-library',
    })
  })

  it('does not take another book that the search came up with', async () => {
    const { books } = await open({
      intercept: (url, response) => {
        if (!url.pathname.startsWith('/books/v1')) return false
        const volumeInfo = {
          title: 'A Study of Dune',
          industryIdentifiers: [{ type: 'ISBN_13', identifier: '9780143127741' }],
        }
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ totalItems: 1, items: [{ volumeInfo }] }))
        return true
      },
    })
    expect(await books.lookup(DUNE)).toMatchObject({ title: 'Dune', source: 'open-library' })
  })

  it('knows an ISBN-10 given as ASIN for the book it is', async () => {
    const { books } = await open()
    const identifier = parseBookIdentifier('0441172717')
    expect(identifier && (await books.lookup(identifier)).title).toBe('Dune')
  })

  it('gives a Kindle book a placeholder without asking a book service', async () => {
    const { books, services } = await open()
    const kindle = parseBookIdentifier('B00B7NPRY8')
    expect(kindle && (await books.lookup(kindle))).toEqual({
      title: 'Book (ID: B00B7NPRY8)',
      authors: [],
      description: null,
      publisher: null,
      isbn10: null,
      isbn13: null,
      coverImage: null,
      source: 'placeholder',
    })
    expect(services.requests).toEqual([])
  })

  it('goes on without a database', async () => {
    const { books, database, warnings } = await open()
    await database.close()
    expect(await books.lookup(DUNE)).toMatchObject({ title: 'Dune' })
    expect(await books.findCached(DUNE)).toBeUndefined()
    expect(warnings).toContain('The book cache cannot be read')
    expect(warnings).toContain('A book cannot be written to the cache')
  })
})

describe('the cache', () => {
  it('R21 makes one call for a hundred who want the same book', async () => {
    const { books, services } = await open()
    const found = await Promise.all(Array.from({ length: 100 }, () => books.lookup(DUNE)))
    expect(new Set(found.map(({ title }) => title))).toEqual(new Set(['Dune']))
    expect(services.requests).toHaveLength(1)
  })

  it('R21 has four requests at a service and no fifth for a hundred different books', async () => {
    const google = await startFakeBookServices(respondByFour())
    const openLibrary = await startFakeBookServices(respondByFour())
    onTestFinished(async () => {
      await Promise.all([google.close(), openLibrary.close()])
    })
    const patience = { timeoutMs: 9000, headStartMs: 9000, limits: { totalMs: 9000 } }
    const urls = { ...openLibrary, googleBooksUrl: google.googleBooksUrl }
    const { books } = await openTestBooks({ urls, ...patience })
    const isbns = Array.from({ length: 100 }, (_, index) => parseBookIdentifier(isbn10Of(index)))
    await Promise.all(isbns.map((isbn) => isbn && books.lookup(isbn)))
    for (const service of [google, openLibrary]) {
      expect(service.requests).toHaveLength(100)
      expect(service.mostInFlight()).toBe(4)
    }
  })

  it('R21 keeps a book for 30 days, whatever the service says about caching', async () => {
    const { books, services, wait } = await open()
    await books.lookup(DUNE)
    wait(30 * DAY_MS - 1)
    expect(await books.lookup(DUNE)).toMatchObject({ title: 'Dune' })
    expect(services.requests).toHaveLength(1)
    wait(1)
    await books.lookup(DUNE)
    expect(services.requests).toHaveLength(2)
  })

  it('R21 believes for an hour that a book is unknown', async () => {
    const { books, services, wait } = await open()
    expect((await books.lookup(UNKNOWN)).title).toBe('Book (ID: 9798886451740)')
    expect(services.requests).toHaveLength(2)
    wait(60 * 60 * 1000 - 1)
    await books.lookup(UNKNOWN)
    expect(services.requests).toHaveLength(2)
    wait(1)
    await books.lookup(UNKNOWN)
    expect(services.requests).toHaveLength(4)
  })

  it('R21 believes for ten minutes only what Open Library alone could say', async () => {
    const { books, repo } = await open({
      intercept: (url, response) => {
        const isGoogle = url.pathname.startsWith('/books/v1')
        if (isGoogle) response.writeHead(429).end()
        return isGoogle
      },
    })
    expect((await books.lookup(UNKNOWN)).source).toBe('placeholder')
    expect(await repo.find('9798886451740')).toMatchObject({
      source: 'placeholder',
      expiresAt: Date.parse('2026-11-21T09:10:00.000Z'),
    })
  })

  it('R21 serves a stale book while the services fail', async () => {
    const { state, intercept } = switchboard()
    const { books, wait } = await open({ intercept })
    await books.lookup(DUNE)
    wait(31 * DAY_MS)
    state.isBroken = true
    expect(await books.lookup(DUNE)).toMatchObject({ title: 'Dune', source: 'google-books' })
  })

  it('R21 keeps no failure: the next lookup after it finds the book', async () => {
    const { state, intercept } = switchboard()
    const { books, repo, wait } = await open({ intercept })
    state.isBroken = true
    expect((await books.lookup(DUNE)).source).toBe('placeholder')
    expect(await repo.find('9780441172719')).toBeUndefined()
    state.isBroken = false
    wait(30_000)
    expect((await books.lookup(DUNE)).title).toBe('Dune')
  })

  it('does not forget a book that the services no longer know', async () => {
    const fakeBooks: FakeBook[] = [{ isbn13: '9780441172719', title: 'Dune' }]
    const { books, wait, services } = await open({ fakeBooks })
    await books.lookup(DUNE)
    fakeBooks.pop()
    wait(31 * DAY_MS)
    expect((await books.lookup(DUNE)).title).toBe('Dune')
    const asked = services.requests.length
    await books.lookup(DUNE)
    expect(services.requests).toHaveLength(asked)
  })

  it('R19 keeps what comes after the patience has ended', async () => {
    const release = Promise.withResolvers<void>()
    const { books, repo } = await open({
      timeoutMs: 60,
      intercept: (_url, response) => {
        void release.promise.then(() =>
          response.setHeader('content-type', 'application/json').end(
            JSON.stringify({
              items: [
                {
                  volumeInfo: {
                    title: 'Dune, late',
                    industryIdentifiers: [{ identifier: '9780441172719' }],
                  },
                },
              ],
            }),
          ),
        )
        return true
      },
    })
    expect((await books.lookup(DUNE)).source).toBe('placeholder')
    release.resolve()
    await expect.poll(() => repo.find('9780441172719')).toMatchObject({ title: 'Dune, late' })
    expect((await books.lookup(DUNE)).title).toBe('Dune, late')
  })
})

describe('findCached', () => {
  it('knows what was looked up before, and nothing more than that', async () => {
    const { books } = await open()
    expect(await books.findCached(DUNE)).toBeUndefined()
    await books.lookup(DUNE)
    expect(await books.findCached(DUNE)).toMatchObject({ title: 'Dune' })
    await books.lookup(UNKNOWN)
    expect(await books.findCached(UNKNOWN)).toBeUndefined()
  })

  it('R15 answers at once without a request while no book service answers', async () => {
    const { state, intercept } = switchboard()
    const { books, services, wait } = await open({
      intercept: (...call) => state.isBroken || intercept(...call),
    })
    await books.lookup(DUNE)
    wait(31 * DAY_MS)
    state.isBroken = true
    const begun = performance.now()
    expect(await books.findCached(DUNE)).toMatchObject({ title: 'Dune' })
    expect(await books.findCached(UNKNOWN)).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(50)
    expect(services.requests).toHaveLength(1)
  })
})

/** Knows no book, and says so only when four have asked. */
function respondByFour(): { intercept: Intercept } {
  const waiting: ServerResponse[] = []
  return {
    intercept: (_url, response) => {
      if (waiting.push(response) === 4) {
        for (const result of waiting.splice(0)) {
          result.setHeader('content-type', 'application/json').end('{}')
        }
      }
      return true
    },
  }
}

/** A hundred valid ISBN-10s. */
function isbn10Of(index: number): string {
  const nine = String(100_000_000 + index)
  const sum = [...nine].reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  const check = (11 - (sum % 11)) % 11
  return `${nine}${check === 10 ? 'X' : check}`
}

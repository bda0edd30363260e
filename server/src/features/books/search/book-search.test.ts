import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { isbnIdentifier } from '@everyshelf/domain/identifiers'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Intercept, startFakeBookServices } from '../../../testing/fake-book-services.ts'
import { openTestBooks, type TestBooksOptions } from '../../../testing/test-books.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

async function open(intercept?: Intercept, options: Partial<TestBooksOptions> = {}) {
  const services = await startFakeBookServices({ ...(intercept && { intercept }) })
  onTestFinished(services.close)
  const limits = { connectMs: 1000, totalMs: 3000, ...options.limits }
  const test = await openTestBooks({ urls: services, headStartMs: 1500, ...options, limits })
  return { ...test, search: test.search.search, services }
}

const isGoogle = (url: URL) => url.pathname.startsWith('/books/v1')

/** Answers for a service as it does when it is down. */
function failing(isFailing: (url: URL) => boolean): Intercept {
  return (url, response) => {
    const fails = isFailing(url)
    if (fails) response.writeHead(500).end()
    return fails
  }
}

describe('a search', () => {
  it('finds books by title and author in Google Books, and asks no other catalog', async () => {
    const { search, services } = await open()
    expect(await search('Herbert dune')).toEqual({
      books: [
        {
          isbn13: '9780441172719',
          title: 'Dune',
          authors: ['Frank Herbert'],
          publisher: 'Ace',
          year: 1965,
        },
      ],
      sources: ['google-books'],
    })
    expect(services.requests).toEqual([
      '/books/v1/volumes?q=herbert+dune&country=US&maxResults=20&printType=books',
    ])
  })

  it('asks Open Library when Google Books finds nothing', async () => {
    const { search } = await open()
    const result = await search('mockingbird')
    expect(result.sources).toEqual(['open-library'])
    expect(result.books).toMatchObject([
      { isbn13: '9780061120084', title: 'To Kill a Mockingbird', authors: ['Harper Lee'] },
    ])
  })

  it('finds a title with its author after "by"', async () => {
    const { search } = await open()
    expect((await search('Dune by Frank Herbert')).books).toMatchObject([{ title: 'Dune' }])
    expect((await search('To Kill a Mockingbird by Harper Lee')).books).toMatchObject([
      { title: 'To Kill a Mockingbird' },
    ])
  })

  it('searches for "by" too when a title contains it', async () => {
    const { search, services } = await open()
    await search('death by dune')
    expect(services.requests[0]).toContain('q=death+by+dune&')
  })

  it('asks Open Library when Google Books fails', async () => {
    const { search } = await open(failing(isGoogle))
    expect(await search('dune')).toMatchObject({
      books: [{ isbn13: '9780441172719' }],
      sources: ['open-library'],
    })
  })

  it('does not wait for a slow Google Books when Open Library has found books', async () => {
    const { search } = await open((url) => isGoogle(url), { headStartMs: 1 })
    expect((await search('dune')).sources).toEqual(['open-library'])
  })

  it('names every catalog that answered when no book is found', async () => {
    const { search } = await open()
    expect(await search('no such book')).toEqual({
      books: [],
      sources: ['google-books', 'open-library'],
    })
  })

  it('leaves out books without an ISBN, repeats, and more than eight', async () => {
    const isbns = ['0441172717', '9780441172719', 'OTHER:1', '9780143127741']
    const { search } = await open((url, response) => {
      if (!isGoogle(url)) return false
      const volume = (identifier: string) => ({
        volumeInfo: { title: 'Dune', industryIdentifiers: [{ identifier }] },
      })
      const more = Array.from({ length: 12 }, (_, index) => volume(isbn13Of(index)))
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ items: [...isbns.map(volume), ...more] }))
      return true
    })
    const { books } = await search('dune')
    expect(books.map(({ isbn13 }) => isbn13)).toEqual([
      '9780441172719',
      '9780143127741',
      ...[0, 1, 2, 3, 4, 5].map(isbn13Of),
    ])
  })

  it('names a work by the first ISBN of any edition when its best edition has none', async () => {
    const { search } = await open((url, response) => {
      if (isGoogle(url)) return false
      const doc = {
        title: 'Emma',
        author_name: ['Jane Austen'],
        first_publish_year: 1815,
        isbn: ['not-a-number', '0141439580'],
        editions: { docs: [{ title: 'Emma (1816)', isbn: [] }] },
      }
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ docs: [doc, { title: 'A letter' }] }))
      return true
    })
    expect((await search('emma')).books).toEqual([
      {
        isbn13: '9780141439587',
        title: 'Emma',
        authors: ['Jane Austen'],
        publisher: null,
        year: 1815,
      },
    ])
  })

  it('says that it is unavailable when no catalog answers, and caches no failure', async () => {
    const state = { isBroken: true }
    const { search, wait, warnings } = await open(failing(() => state.isBroken))
    await expect(search('dune')).rejects.toMatchObject({ code: 'search-unavailable' })
    expect(warnings).toEqual(['No catalog can be searched'])
    state.isBroken = false
    wait(30_000)
    expect((await search('dune')).books).toHaveLength(1)
  })
})

describe('the cache of searches', () => {
  it('R21 makes one request for a hundred who search for the same words', async () => {
    const { search, services } = await open()
    await Promise.all(Array.from({ length: 100 }, (_, i) => search(i % 2 ? 'dune' : 'Dune')))
    expect(services.requests).toHaveLength(1)
  })

  it('R21 answers again from memory for an hour', async () => {
    const { search, services, wait } = await open()
    await search('dune')
    wait(HOUR_MS - 1)
    await search('dune')
    expect(services.requests).toHaveLength(1)
    wait(2)
    await search('dune')
    expect(services.requests).toHaveLength(2)
  })

  it('R21 believes for ten minutes that nothing is found', async () => {
    const { search, services, wait } = await open()
    await search('no such book')
    wait(10 * MINUTE_MS - 1)
    await search('no such book')
    expect(services.requests).toHaveLength(2)
    wait(2)
    await search('no such book')
    expect(services.requests).toHaveLength(4)
  })

  it('gives a result its title and cover without another request', async () => {
    const { search, books, services } = await open(failing(isGoogle))
    await search('mockingbird')
    const asked = services.requests.length
    const isbn = '9780061120084' as Isbn13
    expect(await books.lookup(isbnIdentifier(isbn))).toMatchObject({
      title: 'To Kill a Mockingbird',
      source: 'open-library',
    })
    expect((await books.findCatalogCover(isbn)).url).toBe(`${services.url}/b/id/1120084-L.jpg`)
    expect(services.requests).toHaveLength(asked)
  })

  it('leaves a book alone that a lookup has described', async () => {
    const { search, books, repo } = await open()
    const isbn = '9780143127741' as Isbn13
    await books.lookup(isbnIdentifier(isbn))
    const before = await repo.find(isbn)
    await search('score')
    expect(await repo.find(isbn)).toEqual(before)
  })
})

describe('what the catalogs answer', () => {
  const anyJson = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })
  const texts = fc.oneof(anyJson, fc.array(fc.oneof(anyJson, fc.constant('9780441172719'))))
  const googleResponse = fc.record({
    items: fc.array(
      fc.record({
        volumeInfo: fc.record({
          title: fc.oneof(anyJson, fc.string({ unit: 'binary' })),
          authors: texts,
          publishedDate: anyJson,
          industryIdentifiers: fc.constant([{ identifier: '9780441172719' }]),
        }),
      }),
    ),
  })
  const openLibraryResponse = fc.record({
    docs: fc.array(
      fc.record({
        title: fc.oneof(anyJson, fc.string({ unit: 'binary' })),
        author_name: texts,
        first_publish_year: fc.oneof(anyJson, fc.integer()),
        cover_i: fc.oneof(anyJson, fc.integer()),
        isbn: texts,
        editions: fc.oneof(anyJson, fc.record({ docs: fc.array(fc.record({ isbn: texts })) })),
      }),
    ),
  })

  it('R22 gives whole, clean results for any JSON, or says that none can be had', async () => {
    const script: { response: unknown } = { response: {} }
    const limits = { failuresToOpen: 1_000_000 }
    const { search } = await open(
      (_url, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(script.response))
        return true
      },
      { limits },
    )
    let searches = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, googleResponse, openLibraryResponse), async (result) => {
        script.response = result
        const found = await search(`dune ${searches++}`).catch((error) => {
          expect(error).toMatchObject({ code: 'search-unavailable' })
          return { books: [] }
        })
        expect(found.books.length).toBeLessThanOrEqual(8)
        for (const { isbn13, title, authors, year } of found.books) {
          expect(isbn13).toMatch(/^97[89]\d{10}$/)
          expect(title).toMatch(/\S/)
          expect([title, ...authors].join('')).not.toMatch(/[\p{Cc}\p{Cs}]/u)
          expect(year === null || (Number.isInteger(year) && year < 10_000)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  }, 30_000)
})

/** Valid numbers in the block 978-1-4028. */
function isbn13Of(index: number): string {
  const twelve = `97814028${String(index).padStart(4, '0')}`
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1),
    0,
  )
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

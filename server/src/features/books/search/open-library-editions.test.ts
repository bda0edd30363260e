import type { Isbn13 } from '@everyshelf/domain/identifiers'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Intercept, startFakeBookServices } from '../../../testing/fake-book-services.ts'
import { openTestBooks, type TestBooksOptions } from '../../../testing/test-books.ts'

const DUNE = '9780441172719' as Isbn13

async function open(intercept?: Intercept, options: Partial<TestBooksOptions> = {}) {
  const services = await startFakeBookServices({ ...(intercept && { intercept }) })
  onTestFinished(services.close)
  const limits = { connectMs: 1000, totalMs: 3000, ...options.limits }
  const test = await openTestBooks({ urls: services, ...options, limits })
  return { ...test, search: test.search.search, services }
}

describe('a search for an Open Library ID', () => {
  it('lists the editions of a work, with covers', async () => {
    const { search, services } = await open()
    expect(await search('OL893415W')).toEqual({
      books: [
        {
          isbn13: '9780441172719',
          title: 'Dune',
          authors: ['Frank Herbert'],
          publisher: 'Ace',
          year: 1965,
        },
        {
          isbn13: '9783453317178',
          title: 'Der Wüstenplanet',
          authors: ['Frank Herbert'],
          publisher: 'Heyne',
          year: 2016,
        },
      ],
      sources: ['open-library'],
    })
    expect(services.requests).toEqual([
      '/search.json?q=key%3A%2Fworks%2FOL893415W&fields=author_name&limit=1',
      '/works/OL893415W/editions.json?limit=100',
    ])
  })

  it('finds one edition alone, and its cover without another request', async () => {
    const { search, books, services } = await open()
    const { books: found } = await search('ol3317178m')
    expect(found.map(({ title }) => title)).toEqual(['Der Wüstenplanet'])
    const asked = services.requests.length
    expect((await books.findCatalogCover('9783453317178' as Isbn13)).url).toBe(
      `${services.url}/b/id/3317178-L.jpg`,
    )
    expect(services.requests).toHaveLength(asked)
  })

  it('lists the work’s editions when the edition has no ISBN', async () => {
    const { search } = await open((url, response) => {
      if (url.pathname !== '/books/OL1M.json') return false
      const record = { title: 'Dune', works: [{ key: '/works/OL893415W' }] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(record))
      return true
    })
    const { books } = await search('OL1M')
    expect(books.map(({ title }) => title)).toEqual(['Dune', 'Der Wüstenplanet'])
  })

  it('finds nothing for an unknown ID, and names the catalog', async () => {
    const { search } = await open()
    expect(await search('OL999M')).toEqual({ books: [], sources: ['open-library'] })
  })

  it('leaves a book to the lookup when its authors cannot be found', async () => {
    const { search, repo } = await open((url, response) => {
      const fails = url.pathname === '/search.json'
      if (fails) response.writeHead(500).end()
      return fails
    })
    expect((await search('OL893415W')).books).toMatchObject([
      { title: 'Dune', authors: [] },
      { title: 'Der Wüstenplanet', authors: [] },
    ])
    expect(await repo.find(DUNE)).toBeUndefined()
  })

  it('says that it is unavailable when Open Library fails', async () => {
    const { search } = await open((_url, response) => {
      response.writeHead(500).end()
      return true
    })
    await expect(search('OL893415W')).rejects.toMatchObject({ code: 'search-unavailable' })
  })
})

describe('the responses of Open Library', () => {
  it('R22 are clean for any JSON', async () => {
    const anyJson = fc.jsonValue({ maxDepth: 3, noUnicodeString: false })
    const script: { record: unknown } = { record: {} }
    const { editions } = await open(
      (url, response) => {
        const docs = [{ author_name: [script.record] }]
        const result = url.pathname === '/search.json' ? { docs } : { entries: [script.record] }
        response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
        return true
      },
      { limits: { failuresToOpen: 1_000_000 } },
    )
    const record = fc.record({
      title: fc.oneof(anyJson, fc.string({ unit: 'binary' })),
      isbn_13: fc.constant([DUNE]),
      covers: fc.oneof(anyJson, fc.array(fc.integer())),
      publish_date: fc.oneof(anyJson, fc.string()),
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, record), async (result) => {
        script.record = result
        const found = await editions.ofRecord('OL1W').catch(() => [])
        for (const { entry } of found) expect(entry.title).toMatch(/\S/)
      }),
      { numRuns: 200 },
    )
  })
})

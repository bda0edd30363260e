import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { createTestApp } from '../../testing/test-app.ts'

async function open() {
  const services = await startFakeBookServices()
  const { googleBooksUrl, openLibraryUrl, coversUrl } = services
  const app = await createTestApp({
    config: { upstreams: { googleBooksUrl, openLibraryUrl, coversUrl } },
  })
  onTestFinished(async () => {
    await app.close()
    await services.close()
  })
  return { app, services }
}

it('looks a book up by any identifier, as typed', async () => {
  const { app } = await open()
  for (const id of ['9780441172719', '978-0-441-17271-9', 'ISBN 0441172717']) {
    expect(await app.trpc.books.lookup.query({ id })).toMatchObject({
      title: 'Dune',
      coverImage: '/covers/9780441172719',
    })
  }
})

it('refuses what names no book', async () => {
  const { app, services } = await open()
  await expect(app.trpc.books.lookup.query({ id: '9780441172718' })).rejects.toMatchObject({
    data: { httpStatus: 400, reason: 'invalid-identifier' },
  })
  expect(services.requests).toEqual([])
})

it.each(['127.0.0.1', 'amazon.com', 'www.amazon.com.evil.example', 'us'])(
  'S17 takes no domain of Amazon, such as %s, and opens no socket for it',
  async (amazonDomain) => {
    const { app, services } = await open()
    const input = { id: 'B00B7NPRY8', amazonDomain }
    await expect(app.trpc.books.lookup.query(input)).rejects.toMatchObject({
      data: { httpStatus: 400, reason: 'invalid-input' },
    })
    expect(services.requests).toEqual([])
  },
)

describe('books.search', () => {
  it('answers anyone with books by title and author', async () => {
    const { app } = await open()
    expect(await app.trpc.books.search.query({ query: ' dune herbert ' })).toMatchObject({
      books: [{ isbn13: '9780441172719', title: 'Dune' }],
      sources: ['google-books'],
    })
  })

  it.each(['', 'd', 'd'.repeat(121)])('refuses %j, and asks no catalog', async (query) => {
    const { app, services } = await open()
    await expect(app.trpc.books.search.query({ query })).rejects.toMatchObject({
      data: { httpStatus: 400, reason: 'invalid-input' },
    })
    expect(services.requests).toEqual([])
  })

  it('R42 answers one client thirty times a minute', async () => {
    const { app } = await open()
    for (let call = 0; call < 30; call++) await app.trpc.books.search.query({ query: 'dune' })
    await expect(app.trpc.books.search.query({ query: 'dune' })).rejects.toMatchObject({
      data: { httpStatus: 429, reason: 'rate-limited' },
    })
  })

  it('says that the search is unavailable while both catalogs fail', async () => {
    const { app, services } = await open()
    await services.close()
    await expect(app.trpc.books.search.query({ query: 'dune' })).rejects.toMatchObject({
      data: { httpStatus: 503, reason: 'search-unavailable' },
    })
  })
})

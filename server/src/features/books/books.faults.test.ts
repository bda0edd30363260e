import { type Isbn13, isbnIdentifier } from '@everyshelf/domain/identifiers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/databases.ts'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { faults, startFaultServer } from '../../testing/fault-server.ts'
import { allAt, openTestBooks } from '../../testing/test-books.ts'
import { LOOKUP_TIMEOUT_MS, STALE_TIMEOUT_MS } from './books.service.ts'
import { COVER_TIMEOUT_MS } from './covers/covers.service.ts'

const ISBN = '9780441172719' as Isbn13
const DUNE = isbnIdentifier(ISBN)

/** The limits are a twentieth of the real ones, so 4 s become 200 ms; the rest is a slow machine's. */
const PROMISED_MS = 200
const LENIENCE_MS = 600

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
})
afterAll(() => database.dispose())

async function timed<Result>(work: Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work
  expect(performance.now() - begun).toBeLessThan(PROMISED_MS + LENIENCE_MS)
  return result
}

it('R19 no request waits longer than 4 s for a book, or for a cover', () => {
  expect(LOOKUP_TIMEOUT_MS + STALE_TIMEOUT_MS).toBeLessThanOrEqual(4000)
  expect(COVER_TIMEOUT_MS).toBeLessThanOrEqual(4000)
})

describe.each(faults)('R19 when every book service %s', (fault) => {
  it('lookup answers in time with a placeholder and stores nothing', async () => {
    const server = await startFaultServer({ fault })
    onTestFinished(server.close)
    const { books, repo } = await openTestBooks({ urls: allAt(server.url), database })
    expect(await timed(books.lookup(DUNE))).toMatchObject({
      title: 'Book (ID: 9780441172719)',
      source: 'placeholder',
    })
    expect(await repo.find(ISBN)).toBeUndefined()
  })

  it('a cover is drawn in time and nothing is stored', async () => {
    const server = await startFaultServer({ fault })
    onTestFinished(server.close)
    const { covers } = await openTestBooks({ urls: allAt(server.url), database })
    expect(await timed(covers.find(ISBN))).toMatchObject({
      type: 'image/svg+xml',
      isPlaceholder: true,
    })
  })
})

describe.each(faults)('R19 when Google Books alone %s', (fault) => {
  it('lookup finds the book in Open Library', async () => {
    const server = await startFaultServer({ fault })
    const services = await startFakeBookServices()
    onTestFinished(async () => {
      await Promise.all([server.close(), services.close()])
    })
    const { books } = await openTestBooks({
      urls: { ...allAt(services.url), googleBooksUrl: server.url },
      limits: { totalMs: 3000 },
      timeoutMs: 3000,
    })
    expect(await timed(books.lookup(DUNE))).toMatchObject({ title: 'Dune', source: 'open-library' })
  })
})

import { type Isbn13, isbnIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { expect, it, onTestFinished } from 'vitest'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { openTestBooks } from '../../testing/test-books.ts'
import { createBookCacheService } from './book-cache.service.ts'

const DUNE = isbnIdentifier('9780441172719' as Isbn13)
const UNKNOWN = isbnIdentifier('9798886451740' as Isbn13)
const record = async () => {}

it('describes the cached book, and refreshes it however recent it is', async () => {
  const broken = { is: false }
  const services = await startFakeBookServices({
    intercept: (_url, response) => {
      if (broken.is) response.writeHead(500).end()
      return broken.is
    },
  })
  onTestFinished(services.close)
  const limits = { connectMs: 1000, totalMs: 3000 }
  const slice = await openTestBooks({ urls: services, limits, timeoutMs: 3800, headStartMs: 1500 })
  const cache = createBookCacheService(slice)
  expect(await cache.find(DUNE)).toEqual({
    key: '9780441172719',
    canRefresh: true,
    entry: null,
    cover: null,
  })

  const first = await cache.refresh(record, DUNE)
  expect(first).toMatchObject({ outcome: 'found', isCoverNew: true })
  expect(first.book.entry).toMatchObject({
    title: 'Dune',
    source: 'google-books',
    fetchedAt: '2026-11-21T09:00:00.000Z',
    expiresAt: '2026-12-21T09:00:00.000Z',
  })
  expect(first.book.cover).toMatchObject({ type: expect.stringMatching(/^image\/(jpeg|png)$/) })

  slice.wait(60_000)
  const asked = services.requests.length
  expect((await cache.refresh(record, DUNE)).book.entry).toMatchObject({
    fetchedAt: '2026-11-21T09:01:00.000Z',
  })
  expect(services.requests.length).toBeGreaterThan(asked)
  expect(await cache.refresh(record, UNKNOWN)).toMatchObject({
    outcome: 'missing',
    isCoverNew: false,
    book: { entry: { source: 'placeholder' } },
  })

  broken.is = true
  const silent = await cache.refresh(record, DUNE)
  expect(silent).toMatchObject({ outcome: 'silent', isCoverNew: false })
  // What was known stays.
  expect(silent.book).toMatchObject({ entry: { title: 'Dune' }, cover: first.book.cover })
})

it('does not refresh an ASIN, because no catalog has ASINs', async () => {
  const nowhere = 'http://127.0.0.1:1'
  const urls = { googleBooksUrl: nowhere, openLibraryUrl: nowhere, coversUrl: nowhere }
  const cache = createBookCacheService(await openTestBooks({ urls }))
  const kindle = parseBookIdentifier('B00B7NPRY8')
  if (!kindle) throw new Error('no identifier')
  expect(await cache.find(kindle)).toMatchObject({ key: 'B00B7NPRY8', canRefresh: false })
  await expect(cache.refresh(record, kindle)).rejects.toThrow('invalid-identifier')
})

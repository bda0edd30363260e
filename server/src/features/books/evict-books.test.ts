import { expect, it, onTestFinished } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { evictBooks } from './evict-books.ts'
import { createUnsavedBooksRepo } from './unsaved-books.repo.ts'

const START = Date.parse('2026-11-21T09:00:00.000Z')

describeEachDatabase('evictBooks', (openDatabase, kind) => {
  it('S76 keeps the newest lookups and the books of saved links, and deletes the rest', async () => {
    const { db } = await openDatabase()
    const repo = createUnsavedBooksRepo(db, kind)
    const identifiers = Array.from(
      { length: 1200 },
      (_, index) => `978${String(index).padStart(10, '0')}`,
    )
    // Fetched in an order that is not the order of the identifiers.
    const books = identifiers.map((identifier, index) => ({
      identifier,
      title: 'Dune',
      authors: '[]' as never,
      description: null,
      publisher: null,
      coverUrl: null,
      source: 'google-books' as const,
      fetchedAt: toIsoTime(new Date(START + ((index * 7) % 1200) * 1000)),
      expiresAt: toIsoTime(new Date(START)),
    }))
    const [oldest] = identifiers
    await db.insertInto('book').values(books).execute()
    await db
      .insertInto('book')
      .values({
        ...books[0],
        identifier: 'B00B7NPRY8',
        fetchedAt: toIsoTime(new Date(START - 1)),
      } as never)
      .execute()
    const link = { title: 'Dune', authors: '[]' as never, coverImage: null, settings: '{}' }
    for (const [index, identifier] of [String(oldest), 'B00B7NPRY8'].entries()) {
      const id = `link${index}`
      const createdAt = toIsoTime(new Date(START))
      const removedAt = index === 0 ? createdAt : null
      await db
        .insertInto('saved_link')
        .values({ ...link, id, slug: id as never, ownerId: null, identifier, createdAt, removedAt })
        .execute()
    }

    expect(await evictBooks(repo, 2000)).toBe(0)
    expect(await evictBooks(repo, 100)).toBe(1099)
    const left = await db.selectFrom('book').select(['identifier', 'fetchedAt']).execute()
    expect(left).toHaveLength(102)
    expect(left.map(({ identifier }) => identifier)).toEqual(
      expect.arrayContaining([oldest, 'B00B7NPRY8']),
    )
    const lookups = left.filter(({ identifier }) => ![oldest, 'B00B7NPRY8'].includes(identifier))
    expect(lookups.map(({ fetchedAt }) => fetchedAt).toSorted()[0]).toBe(
      toIsoTime(new Date(START + 1100 * 1000)),
    )
    expect(await repo.isSaved('B00B7NPRY8')).toBe(true)
    expect(await repo.isSaved(String(identifiers[1]))).toBe(false)
  })
})

it('S76 runs on its own in a server with more than 20,000 books', async () => {
  let clock = START
  const app = await createTestApp({ now: () => clock })
  onTestFinished(() => app.close())
  const book = {
    title: 'Dune',
    authors: '[]' as never,
    description: null,
    publisher: null,
    coverUrl: null,
    source: 'google-books' as const,
    expiresAt: toIsoTime(new Date(START)),
  }
  for (let first = 0; first < 20_100; first += 300) {
    const books = Array.from({ length: 300 }, (_, index) => ({
      ...book,
      identifier: `978${String(first + index).padStart(10, '0')}`,
      fetchedAt: toIsoTime(new Date(START + first + index)),
    }))
    await app.database.db.insertInto('book').values(books).execute()
  }
  const count = async () => {
    const rows = app.database.db.selectFrom('book').select(({ fn }) => fn.countAll().as('books'))
    return Number((await rows.executeTakeFirstOrThrow()).books)
  }
  expect(await count()).toBe(20_100)
  clock += 11 * 60 * 1000
  await expect.poll(count, { timeout: 5000 }).toBe(20_000)
})

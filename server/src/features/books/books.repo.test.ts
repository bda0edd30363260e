import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/databases.ts'
import { createBooksRepo, type StoredBook } from './books.repo.ts'

const dune: StoredBook = {
  identifier: '9780441172719',
  title: 'Dune',
  authors: ['Frank Herbert', 'Ω “quoted” \\ 沙丘'],
  description: null,
  publisher: 'Ace',
  coverUrl: 'https://books.google.com/books/content?id=x',
  source: 'google-books',
  fetchedAt: Date.parse('2026-11-21T09:00:00.123Z'),
  expiresAt: Date.parse('2026-12-21T09:00:00.123Z'),
}

describeEachDatabase('books.repo', (open) => {
  it('finds nothing at first', async () => {
    const { db } = await open()
    expect(await createBooksRepo(db).find('9780441172719')).toBeUndefined()
  })

  it('gives back what it was given', async () => {
    const { db } = await open()
    const repo = createBooksRepo(db)
    await repo.save(dune)
    expect(await repo.find('9780441172719')).toEqual(dune)
    expect(await repo.find('9780143127741')).toBeUndefined()
  })

  it('keeps the newest of several responses', async () => {
    const { db } = await open()
    const repo = createBooksRepo(db)
    await repo.save(dune)
    const newer = { ...dune, title: 'Dune, again', authors: [], coverUrl: null }
    await Promise.all([repo.save(newer), repo.save(newer)])
    expect(await repo.find('9780441172719')).toEqual(newer)
  })
})

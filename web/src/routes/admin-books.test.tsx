import type { RouterOutputs } from '@everyshelf/server/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

const empty: RouterOutputs['admin']['bookCache']['find'] = {
  key: '9780441172719',
  canRefresh: true,
  entry: null,
  cover: null,
}

test('looks up a book in the cache and refreshes it from the catalogs', async () => {
  let isDown = true
  useFakeApi({
    ...admin,
    'admin.bookCache.find': () => empty,
    'admin.bookCache.refresh': () => {
      if (isDown) throw new FakeRefusal('unavailable', 503)
      return {
        outcome: 'found',
        isCoverNew: true,
        book: {
          ...empty,
          cover: { type: 'image/jpeg', bytes: 15_400 },
          entry: {
            title: 'Dune',
            authors: ['Frank Herbert'],
            description: null,
            publisher: 'Ace',
            coverUrl: 'https://covers.example/dune.jpg',
            source: 'google-books',
            fetchedAt: '2026-11-21T09:00:00.000Z',
            expiresAt: '2026-12-21T09:00:00.000Z',
          },
        },
      }
    },
  })
  const router = await openPage('/admin/books')
  fill(
    await main()
      .findByLabelText('ISBN or ASIN')
      .then(() => 'ISBN or ASIN'),
    '123',
  )
  press('Look up')
  await main().findByText('Please enter a valid ISBN-10, ISBN-13, or ASIN')
  fill('ISBN or ASIN', '978-0-441-17271-9')
  press('Look up')
  await main().findByText('Empty. This book has not been looked up yet.')
  expect(router.state.location.search).toBe('?id=978-0-441-17271-9')
  press('Refresh now')
  await main().findByRole('alert', {}, { timeout: 5000 })
  isDown = false
  press('Refresh now')
  await main().findByText('Updated from a catalog. The cover was fetched again.')
  main().getByText('Google Books')
  main().getByText('Dec 21, 2026, 9:00 AM')
  main().getByText('jpeg, 15.4 kB')
})

test('says that an ASIN cannot be refreshed', async () => {
  useFakeApi({
    ...admin,
    'admin.bookCache.find': () => ({ ...empty, key: 'B00B7NPRY8', canRefresh: false }),
  })
  await openPage('/admin/books?id=B00B7NPRY8')
  await main().findByText(/this ASIN cannot be refreshed/)
  expect(main().queryByRole('button', { name: 'Refresh now' })).toBeNull()
})

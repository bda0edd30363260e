import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { sampleSeries } from '../testing/fake-series.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const signedIn = { 'session.get': () => signedInResponse({ isPremium: false }) }

test('the first series is created by its name, and its editor opens', async () => {
  useFakeApi(signedIn)
  const router = await openPage('/pages')
  fireEvent.click(await screen.findByRole('button', { name: 'Create your first series' }))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Brine ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByRole('heading', { level: 1, name: 'Brine' })
  expect(router.state.location.pathname).toBe('/pages/series/seriesaaaaaa')
})

test('series are listed with their state and problems', async () => {
  useFakeApi({
    ...signedIn,
    'series.list': () => [
      {
        id: 'seriesaaaaaa',
        name: 'The Salt Trilogy',
        slug: 'salt' as never,
        isPublished: true,
        isDisabled: false,
        bookCount: 3,
        problemCount: 1,
        covers: [{ title: 'Salt', coverImage: null }],
      },
    ],
  })
  await openPage('/pages')
  const link = await screen.findByRole('link', { name: 'The Salt Trilogy' })
  expect(link.getAttribute('href')).toBe('/pages/series/seriesaaaaaa')
  expect(link.closest('li')?.textContent).toContain('Published3 books/series/salt1 problem')
})

test('series that book details name are created with their books by one press', async () => {
  const created: object[] = []
  useFakeApi({
    ...signedIn,
    'series.suggest': () => [
      { name: 'Marsh', books: [{ linkId: 'linkaaaaaaaa', position: 150, nextLinkId: null }] },
    ],
    'series.create': (input) => {
      created.push(input)
      return sampleSeries()
    },
  })
  await openPage('/pages')
  fireEvent.click(await screen.findByRole('button', { name: /^Create series ?: Marsh$/ }))
  await expect
    .poll(() => created)
    .toEqual([
      { name: 'Marsh', books: [{ linkId: 'linkaaaaaaaa', position: 150, nextLinkId: null }] },
    ])
})

import { linkAllowance } from '@everyshelf/domain/plans'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { findResult, generate } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

test('the not-found page does not show the link limit', async () => {
  useFakeApi({ 'session.get': () => signedInResponse({}, linkAllowance('free', 5)) })
  const router = await openPage('/')
  // The banner's code loads late; once it has, it would show at once on the next page.
  await screen.findByText(/Link limit reached/)
  await act(() => router.navigate('/no/such/page'))
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  screen.getByRole('button', { name: 'Upgrade to Premium for more links' })
  expect(screen.queryByText(/Link limit reached/)).toBeNull()
})

test('the not-found page helps to find a book', async () => {
  useFakeApi()
  const router = await openPage('/no/such/page')
  screen.getByRole('heading', { level: 1, name: 'Page not found' })
  expect(document.title).toBe('Page not found · Everyshelf')
  generate('9780441172719')
  await findResult()
  expect(router.state.location.pathname).toBe('/')
})

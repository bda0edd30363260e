import { showError, toasts } from '@everyshelf/ui/toast'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadFailure } from '../../components/load-failure.tsx'
import { RouteError } from '../../components/route-error.tsx'
import { OfflineNotices } from './notices.tsx'

function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const notice = () => screen.queryByText('You are offline.')

beforeEach(() => goOnline(false))

afterEach(() => {
  act(() => toasts.clear())
  vi.restoreAllMocks()
})

test('is the one message while parts of the page cannot load', () => {
  render(
    <MemoryRouter>
      <LoadFailure error={new TypeError('Failed to fetch')} onRetry={() => {}} />
      <LoadFailure error={new TypeError('Failed to fetch')} onRetry={() => {}} />
      <OfflineNotices />
    </MemoryRouter>,
  )
  expect(notice()).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  act(() => goOnline(true))
  expect(notice()).toBeNull()
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

test('gives way to the error of an action, and comes back after it', () => {
  render(<OfflineNotices />, { wrapper: MemoryRouter })
  let id = 0
  act(() => {
    id = showError('offline')
  })
  expect(notice()).toBeNull()
  act(() => toasts.dismiss(id))
  expect(notice()).not.toBeNull()
})

test('gives way to a page that explains the lost connection itself', () => {
  const { unmount } = render(<RouteError />)
  const notices = render(<OfflineNotices />, { wrapper: MemoryRouter })
  expect(notice()).toBeNull()
  unmount()
  notices.rerender(<OfflineNotices />)
  expect(notice()).not.toBeNull()
})

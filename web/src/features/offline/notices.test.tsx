import { showError, toasts } from '@everyshelf/ui/toast'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComponentLoadError } from '../../components/component-load-error.tsx'
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

test('a part that could not load says when it does, and loads when the connection is back', () => {
  const onRetry = vi.fn()
  const onTryAgain = vi.fn(async () => {})
  render(
    <>
      <LoadFailure error={new TypeError('Failed to fetch')} onRetry={onRetry} />
      <ComponentLoadError onTryAgain={onTryAgain} />
    </>,
  )
  expect(screen.getAllByText('This part loads when you’re back online.')).toHaveLength(2)
  act(() => goOnline(true))
  expect([onRetry.mock.calls.length, onTryAgain.mock.calls.length]).toEqual([1, 1])
})

test('a page that could not load offline loads when the connection is back', () => {
  const onTryAgain = vi.fn()
  render(<RouteError onTryAgain={onTryAgain} />, { wrapper: MemoryRouter })
  screen.getByRole('heading', { name: 'No connection' })
  act(() => goOnline(true))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('a page with an error of its own waits for its reader, whatever the connection does', () => {
  goOnline(true)
  const onTryAgain = vi.fn()
  render(<RouteError onTryAgain={onTryAgain} />, { wrapper: MemoryRouter })
  screen.getByRole('heading', { name: 'Error' })
  act(() => goOnline(false))
  act(() => goOnline(true))
  expect(onTryAgain).not.toHaveBeenCalled()
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

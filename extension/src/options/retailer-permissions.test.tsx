// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Browser } from 'wxt/browser'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { RetailerPermissions } from './retailer-permissions.tsx'

const BOKUS = ['https://www.bokus.com/*', 'https://bokus.com/*', 'https://m.bokus.com/*']

let granted: string[]
const listeners = new Set<() => void>()
const event = {
  addListener: (listener: () => void) => void listeners.add(listener),
  removeListener: (listener: () => void) => void listeners.delete(listener),
}
const request = vi.fn<(asked: Browser.permissions.Permissions) => Promise<boolean>>()
const remove = vi.fn<(given: Browser.permissions.Permissions) => Promise<boolean>>()

function grant(origins: string[]): void {
  granted = origins
  for (const listener of listeners) listener()
}

beforeEach(() => {
  granted = []
  request.mockReset().mockResolvedValue(true)
  remove.mockReset().mockResolvedValue(true)
  const getAll = async () => ({ origins: granted })
  Object.assign(fakeBrowser.permissions, {
    getAll,
    request,
    remove,
    onAdded: event,
    onRemoved: event,
  })
})
afterEach(cleanup)

test('asks the browser for just that store, at once, as Firefox requires', () => {
  render(<RetailerPermissions />)
  fireEvent.click(screen.getByRole('switch', { name: 'Bokus', hidden: true }))
  expect(request).toHaveBeenCalledWith({ origins: BOKUS })
})

test('shows what the browser has granted, and gives it back', async () => {
  render(<RetailerPermissions />)
  grant(BOKUS)
  const bokus = screen.getByRole('switch', { name: 'Bokus', hidden: true })
  await waitFor(() => expect(bokus.getAttribute('aria-checked')).toBe('true'))
  fireEvent.click(bokus)
  expect(remove).toHaveBeenCalledWith({ origins: BOKUS })
  grant([])
  await waitFor(() => expect(bokus.getAttribute('aria-checked')).toBe('false'))
})

test('a part of a store does not switch it on', async () => {
  render(<RetailerPermissions />)
  grant(['https://www.bokus.com/*', 'https://www.adlibris.com/*'])
  await waitFor(() => expect(listeners.size).toBe(1))
  expect(screen.queryAllByRole('switch', { checked: true, hidden: true })).toEqual([])
})

test('finds a store by its name', () => {
  render(<RetailerPermissions />)
  fireEvent.change(screen.getByLabelText('Find a store'), { target: { value: 'amazon.co' } })
  const names = screen
    .getAllByRole('switch', { hidden: true })
    .map((one) => one.getAttribute('aria-label'))
  expect(names.slice(0, 3)).toEqual(['Amazon.com', 'Amazon.co.uk', 'Amazon.co.jp'])
})

// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableChildPageNavigation": true } } }
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { Popup } from './popup.tsx'

configure({ asyncUtilTimeout: 10_000 })

const FIELD = 'Enter ISBN, ASIN, or Amazon URL'
const found = {
  isbn13: '9780141439587',
  title: 'Emma',
  authors: ['Jane Austen'],
  publisher: 'Penguin Classics',
  year: 2003,
}
const emma = {
  book: { title: 'Emma', authors: ['Jane Austen'], coverImage: null, isbn13: found.isbn13 },
  isBookKnown: true,
  globalLink: null,
}

function startServer(respondToSearch: () => Response): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const isSearch = String(url).includes('books.search')
    if (isSearch) sent.push(String(init.body))
    if (String(url).includes('books.lookup')) {
      return Response.json([{ result: { data: { source: 'placeholder' } } }])
    }
    return isSearch ? respondToSearch() : Response.json([{ result: { data: emma } }])
  })
  return sent
}

beforeEach(() => {
  fakeBrowser.reset()
  Object.assign(fakeBrowser.action, { getBadgeText: async () => '', setBadgeText: async () => {} })
  Object.assign(fakeBrowser.commands, { getAll: async () => [] })
  Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
  const url = 'https://www.amazon.de/s?k=emma'
  Object.assign(fakeBrowser.tabs, { query: async () => [{ id: 7, url }] })
  Object.assign(fakeBrowser.scripting, {
    executeScript: async () => [{ result: toUrlFacts(url) }],
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a title in the popup is searched, and the keyboard chooses a result', async () => {
  const data = { books: [found], sources: ['google-books'] }
  const sent = startServer(() => Response.json([{ result: { data } }]))
  render(<Popup />)
  const field = await screen.findByLabelText<HTMLInputElement>(FIELD)
  fireEvent.change(field, { target: { value: 'emma' } })
  const option = await screen.findByRole('option')
  expect(option.textContent).toContain('EmmaJane AustenPenguin Classics · 2003')
  screen.getByText('Results from Google Books')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('978-0-14-143958-7')).toBeDefined()
  expect(sent).toEqual(['{"0":{"query":"emma"}}'])
})

test.each(['emma', 'The Odyssey', 'helloworld'])(
  'Enter after %s in the popup shows only the results',
  async (title) => {
    const data = { books: [found], sources: ['google-books'] }
    const sent = startServer(() => Response.json([{ result: { data } }]))
    render(<Popup />)
    const field = await screen.findByLabelText<HTMLInputElement>(FIELD)
    fireEvent.change(field, { target: { value: title } })
    fireEvent.submit(field)
    await screen.findByRole('option')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Invalid ISBN/ASIN')).toBeNull()
    expect(screen.queryByText(/^ASIN/)).toBeNull()
    expect(sent).toEqual([JSON.stringify({ 0: { query: title } })])
  },
)

test('a search that is unavailable says so in the popup, and what was typed stays', async () => {
  const error = {
    code: -32603,
    message: '',
    data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, reason: 'search-unavailable' },
  }
  startServer(() => Response.json([{ error }], { status: 503 }))
  render(<Popup />)
  const field = await screen.findByLabelText<HTMLInputElement>(FIELD)
  fireEvent.change(field, { target: { value: 'emma' } })
  const [words] = await screen.findAllByText(/^Book search is unavailable\./)
  expect(words?.textContent).toContain('paste the ISBN')
  expect(field.value).toBe('emma')
})

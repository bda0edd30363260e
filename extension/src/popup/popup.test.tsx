// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableChildPageNavigation": true } } }
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import type { PageFacts } from '../product-page/extract/page-facts.ts'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { storePendingSelection } from '../storage/pending-selection.ts'
import { readInitialState } from './initial-state.ts'
import { Popup } from './popup.tsx'

const URL_OF_EMMA =
  'https://www.amazon.de/Emma-Jane-Austen/dp/0141439580/ref=x?tag=somebody-21&q=emma'

interface Sent {
  readonly url: string
  readonly body: string
}

/** What the server answers to `links.generate`, and whether it answers at all. */
type Server = 'knows-emma' | 'refuses-connections' | 'is-silent'

const emma = {
  book: {
    title: 'Emma (from the catalog)',
    authors: ['Jane Austen'],
    coverImage: '/covers/9780141439587',
    isbn13: '9780141439587',
  },
  isBookKnown: true,
  globalLink: null,
  directLinks: [],
}

function startServer(server: Server): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url: String(url), body: String(init.body) })
    if (server === 'refuses-connections') throw new TypeError('fetch failed')
    if (server === 'is-silent') return new Promise(() => {})
    return Response.json([{ result: { data: emma } }])
  })
  return sent
}

function openPage(url: string, facts: Partial<PageFacts> = {}): void {
  const read = { ...toUrlFacts(url), ...facts }
  Object.assign(fakeBrowser.tabs, { query: async () => [{ id: 7, url }] })
  Object.assign(fakeBrowser.scripting, { executeScript: async () => [{ result: read }] })
}

/** Where the popup leads, and that it closes after it. */
function watchLeaving(): string[] {
  const left: string[] = []
  Object.assign(fakeBrowser.tabs, {
    create: async ({ url }: { readonly url: string }) => void left.push(url),
  })
  Object.assign(fakeBrowser.runtime, { openOptionsPage: async () => void left.push('options') })
  vi.spyOn(window, 'close').mockImplementation(() => void left.push('closed'))
  return left
}

// A busy machine may take its time; what is waited for is the condition.
configure({ asyncUtilTimeout: 10_000 })

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('Popup', { timeout: 30_000 }, () => {
  beforeEach(() => {
    fakeBrowser.reset()
    Object.assign(fakeBrowser.action, {
      getBadgeText: async () => '',
      setBadgeText: async () => {},
    })
    Object.assign(fakeBrowser.commands, { getAll: async () => [] })
    Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
  })

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  test('S60 shows the book of the page with links that carry no tag', async () => {
    const sent = startServer('knows-emma')
    const headline = { title: 'Emma', authors: ['Jane Austen'], coverUrl: null }
    openPage(URL_OF_EMMA, { amazon: { ...toUrlFacts(URL_OF_EMMA).amazon, headline } })
    render(<Popup />)
    expect(await findTitle('Emma')).toBeDefined()
    const link = await screen.findByRole('link', { name: /^Amazon Japan/ })
    expect(link.getAttribute('href')).toBe('https://www.amazon.co.jp/dp/0141439580')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(document.body.innerHTML).not.toContain('tag=')
  })

  test('begins with the book of the last time, before the page is read again', async () => {
    const sent = startServer('knows-emma')
    const headline = { title: 'Emma', authors: ['Jane Austen'], coverUrl: null }
    openPage(URL_OF_EMMA, { amazon: { ...toUrlFacts(URL_OF_EMMA).amazon, headline } })
    const first = render(<Popup initialState={await readInitialState()} />)
    await findTitle('Emma')
    await vi.waitFor(async () => expect((await readInitialState()).tabState?.book).toBeTruthy())
    first.unmount()
    Object.assign(fakeBrowser.scripting, { executeScript: () => new Promise(() => {}) })
    render(<Popup initialState={await readInitialState()} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Emma' })).toBeDefined()
    // The cover needs the server's address, and is still there; what is below the edge follows.
    expect(screen.getByRole('img', { name: 'Cover of Emma' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Amazon Japan/ })).toBeNull()
    expect(await screen.findByRole('link', { name: /^Amazon Japan/ })).toBeDefined()
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  test('S58 sends the identifier and nothing else', async () => {
    const sent = startServer('knows-emma')
    openPage(URL_OF_EMMA)
    render(<Popup />)
    await findTitle('Emma (from the catalog)')
    expect(sent).toEqual([
      {
        url: 'http://localhost:3000/api/trpc/links.generate?batch=1',
        body: '{"0":{"input":"9780141439587"}}',
      },
    ])
  })

  test('R48 says that the server is away, and keeps the store links', async () => {
    startServer('refuses-connections')
    openPage(URL_OF_EMMA)
    render(<Popup />)
    expect(await screen.findByText('No connection')).toBeDefined()
    expect(await screen.findByRole('link', { name: /^Amazon Germany/ })).toBeDefined()
    startServer('knows-emma')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeDefined()
  })

  test('R48 says within five seconds that the server is slow', async () => {
    vi.useFakeTimers()
    const sent = startServer('is-silent')
    openPage(URL_OF_EMMA)
    render(<Popup />)
    await vi.waitFor(() => expect(sent).not.toEqual([]))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByRole('alert').textContent).toContain('Everyshelf is slow to respond')
  })

  test('asks which book only above the books of a search page', async () => {
    startServer('knows-emma')
    const url = 'https://www.amazon.de/s?k=emma'
    openPage(url)
    render(<Popup />)
    expect(await findTitle('This is a search page')).toBeDefined()
    cleanup()
    const link = (asin: string, text: string) => ({
      url: `https://www.amazon.de/dp/${asin}`,
      number: null,
      text,
      heading: null,
    })
    openPage(url, { mentions: [link('0141439580', 'Emma'), link('0143127748', 'Emma, annotated')] })
    render(<Popup />)
    expect(await findTitle('Which of these books?')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /^Emma 978/ }))
    expect(await findTitle('Emma (from the catalog)')).toBeDefined()
  })

  test('asks for the number on a list of results, and explains a wrong one', async () => {
    const sent = startServer('knows-emma')
    openPage('https://www.amazon.de/s?k=emma')
    render(<Popup />)
    expect(await screen.findByText('This is a search page')).toBeDefined()
    const field = screen.getByLabelText('Enter ISBN, ASIN, or Amazon URL')
    fireEvent.change(field, { target: { value: '9780141439588' } })
    fireEvent.submit(field)
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Please enter a valid ISBN-10, ISBN-13, or ASIN. The last digit does not match the others. One of the digits is probably mistyped.',
      ),
    )
    fireEvent.change(field, { target: { value: '9780141439587' } })
    fireEvent.submit(field)
    expect(await findTitle('Emma (from the catalog)')).toBeDefined()
    expect(sent).toHaveLength(1)
  })

  test('lists the books of a text that names two, by number or store page, to choose one or all', async () => {
    const sent = startServer('knows-emma')
    openPage('https://www.amazon.de/s?k=emma')
    render(<Popup />)
    const field = await screen.findByLabelText('Enter ISBN, ASIN, or Amazon URL')
    const text = 'Emma: https://www.amazon.de/dp/0141439580 or 0143127748 (pbk.)'
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field)
    expect(await screen.findByText('Your text mentions 2 books. Choose one.')).toBeDefined()
    expect(sent).toEqual([])
    screen.getByRole('button', { name: '978-0-14-312774-1' })
    screen.getByRole('link', { name: /^Create all 2 links/ })
    fireEvent.click(screen.getByRole('button', { name: '978-0-14-143958-7' }))
    expect(await findTitle('Emma (from the catalog)')).toBeDefined()
  })

  test('takes back what it said of a wrong number when the right one comes', async () => {
    startServer('knows-emma')
    openPage('https://www.amazon.de/s?k=emma')
    render(<Popup />)
    const field = await screen.findByLabelText('Enter ISBN, ASIN, or Amazon URL')
    fireEvent.change(field, { target: { value: '9780141439588' } })
    fireEvent.submit(field)
    expect(await screen.findByText('Invalid ISBN/ASIN')).toBeDefined()
    fireEvent.change(field, { target: { value: '9780141439587' } })
    fireEvent.submit(field)
    await findTitle('Emma (from the catalog)')
    expect(screen.queryByText('Invalid ISBN/ASIN')).toBeNull()
  })

  test('closes when a link opens a store', async () => {
    startServer('knows-emma')
    const left = watchLeaving()
    openPage(URL_OF_EMMA)
    render(<Popup />)
    fireEvent.click(await screen.findByText('Amazon Japan'))
    await waitFor(() => expect(left).toEqual(['https://www.amazon.co.jp/dp/0141439580', 'closed']))
  })

  test('stays for those who open several stores behind it', async () => {
    startServer('knows-emma')
    const left = watchLeaving()
    openPage(URL_OF_EMMA)
    render(<Popup />)
    const link = await screen.findByText('Amazon Japan')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const isLeftToBrowser = fireEvent.click(link, { [key]: true })
      expect(isLeftToBrowser, key).toBe(true)
    }
    expect(left).toEqual([])
  })

  test('closes when it opens the options', async () => {
    startServer('knows-emma')
    const left = watchLeaving()
    openPage(URL_OF_EMMA)
    render(<Popup />)
    fireEvent.click(await screen.findByRole('button', { name: 'Account, tags, and options' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Options' }))
    await waitFor(() => expect(left).toEqual(['options', 'closed']))
  })

  test('comes back with what was typed', async () => {
    startServer('knows-emma')
    openPage('https://www.amazon.de/s?k=emma')
    const first = render(<Popup />)
    const field = await screen.findByLabelText('Enter ISBN, ASIN, or Amazon URL')
    fireEvent.change(field, { target: { value: '978014' } })
    await waitFor(async () => {
      expect(JSON.stringify(await fakeBrowser.storage.session.get())).toContain('978014')
    })
    first.unmount()
    render(<Popup />)
    expect(await screen.findByDisplayValue('978014')).toBeDefined()
  })

  test('takes what the context menu hands over before the book of the page', async () => {
    startServer('knows-emma')
    openPage('https://www.waterstones.com/book/jane-eyre/charlotte-bronte/9780141441146')
    await storePendingSelection({ tabId: 7, text: '978-0-14-143958-7' })
    render(<Popup />)
    expect(await screen.findByText('978-0-14-143958-7')).toBeDefined()
  })

  test('takes what the context menu hands over after the popup has opened', async () => {
    startServer('knows-emma')
    openPage('https://www.amazon.de/s?k=emma')
    render(<Popup />)
    await screen.findByText('This is a search page')
    await storePendingSelection({ tabId: 7, text: '978-0-14-143958-7' })
    expect(await findTitle('Emma (from the catalog)')).toBeDefined()
  })

  test('offers the ISBN of a number without its zero', async () => {
    startServer('knows-emma')
    openPage('https://www.amazon.de/s?k=emma')
    await storePendingSelection({ tabId: 7, text: '141439580' })
    render(<Popup />)
    fireEvent.click(await screen.findByRole('button', { name: 'Use ISBN 9780141439587' }))
    expect(await findTitle('Emma (from the catalog)')).toBeDefined()
  })

  test('says that pages of the browser cannot be read', async () => {
    startServer('knows-emma')
    openPage('chrome://extensions/')
    render(<Popup />)
    expect(await screen.findByText('This page cannot be read')).toBeDefined()
  })

  test('reads the address of a page that lets no script in', async () => {
    startServer('knows-emma')
    openPage(URL_OF_EMMA)
    Object.assign(fakeBrowser.scripting, {
      executeScript: async () => {
        throw new Error('Cannot access contents of the page')
      },
    })
    render(<Popup />)
    expect(await findTitle('Emma (from the catalog)')).toBeDefined()
  })

  test('lets those who know better make links for what does not look like a book', async () => {
    startServer('knows-emma')
    const url = 'https://www.amazon.com/dp/B07PW9VBK5'
    const headline = { title: 'Clip-on reading lamp', authors: [], coverUrl: null }
    openPage(url, { amazon: { ...toUrlFacts(url).amazon, headline } })
    render(<Popup />)
    fireEvent.click(await screen.findByRole('button', { name: 'Use B07PW9VBK5 anyway' }))
    expect(await screen.findByText('B07PW9VBK5')).toBeDefined()
  })

  test('is never blank, even when a page makes it stumble', async () => {
    startServer('knows-emma')
    const headline = { title: 'Emma', authors: null as unknown as string[], coverUrl: null }
    openPage(URL_OF_EMMA, { amazon: { ...toUrlFacts(URL_OF_EMMA).amazon, headline } })
    render(<Popup />)
    expect(await screen.findByText('This page cannot be read')).toBeDefined()
  })

  test('is never blank, even when a screen breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    startServer('knows-emma')
    const headline = { title: 'Emma', authors: [], coverUrl: {} as unknown as string }
    openPage(URL_OF_EMMA, { amazon: { ...toUrlFacts(URL_OF_EMMA).amazon, headline } })
    render(<Popup />)
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined()
  })
})

// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableChildPageNavigation": true } } }
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { askAndConnect } from '../account/try-connecting.ts'
import { watchConsent } from '../account/watch-consent.ts'
import { maySend, type OptionalData } from '../browser-features/data-consent.ts'
import { registerOmnibox } from '../omnibox/omnibox.ts'
import { Popup } from '../popup/popup.tsx'
import { startConnecting } from '../popup/start-connecting.ts'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { readAccount, writeAccount } from '../storage/account.ts'
import { readToken, writeCredential } from '../storage/credentials.ts'
import { DEFAULT_SERVER } from '../storage/server-address.ts'
import { Options } from './options.tsx'

/** What the user has agreed to; undefined where Firefox does not ask. */
let granted: OptionalData[] | undefined
let sent: string[]
let answer: boolean
const listeners = new Set<() => void>()
const event = {
  addListener: (listener: () => void) => void listeners.add(listener),
  removeListener: (listener: () => void) => void listeners.delete(listener),
}
const request = vi.fn<(wanted: { data_collection: OptionalData[] }) => Promise<boolean>>()
const openOptionsPage = vi.fn<() => Promise<void>>()
const openTab = vi.fn<(tab: { url: string }) => Promise<void>>()
const code = {
  device_code: 'dc.signature',
  user_code: 'BCDFGHJK',
  verification_uri_complete: 'http://localhost:3000/connect?user_code=BCDFGHJK',
  expires_in: 600,
  interval: 5,
}

function change(next: OptionalData[]): void {
  granted = next
  for (const listener of listeners) listener()
}

beforeEach(() => {
  fakeBrowser.reset()
  vi.stubEnv('BROWSER', 'firefox')
  granted = []
  sent = []
  answer = true
  listeners.clear()
  openOptionsPage.mockReset().mockResolvedValue()
  openTab.mockReset().mockResolvedValue()
  request.mockReset().mockImplementation(async ({ data_collection }) => {
    if (answer) change([...(granted ?? []), ...data_collection])
    return answer
  })
  const getAll = async () => ({ origins: [], data_collection: granted })
  const remove = async () => {
    change([])
    return true
  }
  Object.assign(fakeBrowser.permissions, {
    ...{ getAll, request, remove, contains: async () => false },
    ...{ onAdded: event, onRemoved: event },
  })
  Object.assign(fakeBrowser.action, { getBadgeText: async () => '', setBadgeText: async () => {} })
  Object.assign(fakeBrowser.commands, { getAll: async () => [] })
  Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }), openOptionsPage })
  Object.assign(fakeBrowser.storage.local, { setAccessLevel: async () => {} })
  const url = 'https://www.amazon.de/s?k=emma'
  Object.assign(fakeBrowser.tabs, { query: async () => [{ id: 7, url }], create: openTab })
  Object.assign(fakeBrowser.scripting, {
    executeScript: async () => [{ result: toUrlFacts(url) }],
  })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(String(address))
    sent.push(pathname.replace(/^\/api\/(?:auth|trpc)\//, ''))
    if (pathname.endsWith('/device/code')) return Response.json(code)
    return Response.json([{ result: { data: { books: [], sources: ['open-library'] } } }])
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('the consent', () => {
  test('is what Firefox reports, and given where Firefox does not ask', async () => {
    granted = ['searchTerms']
    expect(await maySend('searchTerms')).toBe(true)
    expect(await maySend('authenticationInfo')).toBe(false)
    granted = undefined
    expect(await maySend('authenticationInfo')).toBe(true)
  })

  test('is not asked for in other browsers', async () => {
    vi.stubEnv('BROWSER', 'chrome')
    expect(await maySend('searchTerms')).toBe(true)
    await askAndConnect()
    expect(openTab).toHaveBeenCalledTimes(1)
    expect(request).not.toHaveBeenCalled()
    render(<Options />)
    expect(screen.queryByRole('switch', { name: 'Search by title and author' })).toBeNull()
  })
})

describe('connecting in Firefox', () => {
  test('S59 asks in the press itself, before anything is sent', async () => {
    const connecting = askAndConnect()
    expect(request).toHaveBeenCalledWith({ data_collection: ['authenticationInfo'] })
    expect(sent).toEqual([])
    await connecting
    expect(openTab).toHaveBeenCalledWith({ url: code.verification_uri_complete })
  })

  test('S59 sends nothing after a refusal', async () => {
    answer = false
    await askAndConnect()
    expect(sent).toEqual([])
    expect((await readAccount()).state).toBe('signed-out')
  })

  test('leads from the popup to the options, where the question can be seen', async () => {
    await startConnecting()
    expect(openOptionsPage).toHaveBeenCalledTimes(1)
    expect(request).not.toHaveBeenCalled()
    granted = ['authenticationInfo']
    await startConnecting()
    expect(openTab).toHaveBeenCalledWith({ url: code.verification_uri_complete })
    expect(request).not.toHaveBeenCalled()
  })

  test('S59 forgets the account when the consent is withdrawn', async () => {
    await writeCredential(DEFAULT_SERVER, { kind: 'token', token: 'token' })
    await writeAccount(DEFAULT_SERVER, { state: 'connected', email: 'a@b.example', firstName: '' })
    granted = ['authenticationInfo', 'searchTerms']
    watchConsent()
    change(['authenticationInfo'])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await readToken()).toBe('token')
    change([])
    await vi.waitFor(async () => expect((await readAccount()).state).toBe('signed-out'))
    expect(await readToken()).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('search words in Firefox', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('Enter ISBN, ASIN, or Amazon URL')

  test('S59 stay in the popup until the user agrees in the options', async () => {
    render(<Popup />)
    fireEvent.change(await field(), { target: { value: 'emma' } })
    await screen.findByText(/turn on book search in Everyshelf’s options/)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(sent).not.toContain('books.search')
    fireEvent.click(screen.getByRole('button', { name: 'Open options' }))
    expect(openOptionsPage).toHaveBeenCalledTimes(1)
    change(['searchTerms'])
    await waitFor(() => expect(sent).toContain('books.search'))
    expect(screen.queryByText(/turn on book search/)).toBeNull()
  })

  test('the popup asks for nothing while no words are typed', async () => {
    render(<Popup />)
    fireEvent.change(await field(), { target: { value: '9780141439587' } })
    expect(screen.queryByText(/turn on book search/)).toBeNull()
  })

  test('the switch in the options asks in the press itself, and withdraws', async () => {
    render(<Options />)
    const search = await screen.findByRole('switch', { name: 'Search by title and author' })
    fireEvent.click(search)
    expect(request).toHaveBeenCalledWith({ data_collection: ['searchTerms'] })
    await waitFor(() => expect(search.getAttribute('aria-checked')).toBe('true'))
    fireEvent.click(search)
    await waitFor(() => expect(search.getAttribute('aria-checked')).toBe('false'))
  })

  test('S59 stay in the address bar until the user agrees', async () => {
    let type = (_text: string, _suggest: (books: unknown[]) => void) => {}
    const hints: string[] = []
    Object.assign(fakeBrowser.omnibox, {
      onInputChanged: { addListener: (listener: typeof type) => (type = listener) },
      onInputEntered: { addListener: () => {} },
      setDefaultSuggestion: ({ description }: { description: string }) => hints.push(description),
    })
    registerOmnibox()
    const suggest = (text: string) =>
      new Promise<unknown[]>((resolve) => {
        type(text, resolve)
      })
    expect(await suggest('emma')).toEqual([])
    expect(hints.at(-1)).toContain('turn on book search in Everyshelf’s options')
    expect(sent).toEqual([])
    await suggest('9780141439587')
    expect(hints.at(-1)).not.toContain('turn on book search')
    granted = ['searchTerms']
    await suggest('emma')
    expect(sent).toEqual(['books.search'])
  })
})

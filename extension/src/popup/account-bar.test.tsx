// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableChildPageNavigation": true } } }
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { type Account, writeAccount } from '../storage/account.ts'
import { writeCredential } from '../storage/credentials.ts'
import { DEFAULT_SERVER } from '../storage/server-address.ts'
import { Popup } from './popup.tsx'

const url = 'https://www.amazon.de/dp/0141439580'
const globalLink = 'https://everyshelf.example/go/emma'
const emma = { title: 'Emma', authors: ['Jane Austen'], coverImage: null, isbn13: '9780141439587' }

configure({ asyncUtilTimeout: 10_000 })

/** Accepts the token until a test revokes it. */
function startServer() {
  const server = { takesToken: true }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const hasToken = new Headers(init.headers).has('authorization')
    if (hasToken && !server.takesToken) {
      const headers = { 'www-authenticate': 'Bearer error="invalid_token"' }
      return new Response('{}', { status: 401, headers })
    }
    const names = new URL(address).pathname.replace('/api/trpc/', '').split(',')
    const responses: Record<string, unknown> = {
      'links.generate': {
        book: emma,
        isBookKnown: true,
        globalLink: hasToken ? globalLink : null,
        directLinks: [],
      },
    }
    return Response.json(names.map((name) => ({ result: { data: responses[name] ?? null } })))
  })
  return server
}

async function beIn(account: Account): Promise<void> {
  await writeAccount(DEFAULT_SERVER, account)
  await writeCredential(DEFAULT_SERVER, { kind: 'token', token: 'token' })
}

const ada: Account = { state: 'connected', email: 'ada@example.com', firstName: 'Ada' }

beforeEach(() => {
  fakeBrowser.reset()
  Object.assign(fakeBrowser.action, {
    getBadgeText: async () => '',
    setBadgeText: async () => {},
  })
  Object.assign(fakeBrowser.commands, { getAll: async () => [] })
  Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
  Object.assign(fakeBrowser.storage.local, { setAccessLevel: async () => {} })
  Object.assign(fakeBrowser.tabs, { query: async () => [{ id: 7, url }] })
  Object.assign(fakeBrowser.scripting, {
    executeScript: async () => [{ result: toUrlFacts(url) }],
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says who is connected, and shows the Global Link', async () => {
  startServer()
  await beIn(ada)
  render(<Popup />)
  expect(await screen.findByText('ada@example.com')).toBeDefined()
  await waitFor(() => expect(document.body.innerHTML).toContain(globalLink))
})

test('S57 returns to Connect when the token is refused, and keeps the book', async () => {
  const server = startServer()
  server.takesToken = false
  await beIn(ada)
  render(<Popup />)
  expect(await screen.findByRole('button', { name: 'Connect' })).toBeDefined()
  expect(await screen.findByText(/^No longer connected/)).toBeDefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'Emma' })).toBeDefined()
  expect(document.body.innerHTML).not.toContain(globalLink)
})

test('shows the code that waits for an answer, and takes it back', async () => {
  startServer()
  await writeAccount(DEFAULT_SERVER, {
    state: 'connecting',
    userCode: 'BCDF-GHJK',
    connectUrl: `${DEFAULT_SERVER}/connect?user_code=BCDFGHJK`,
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  })
  render(<Popup />)
  expect(await screen.findByText('BCDF-GHJK')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('BCDF-GHJK')).toBeNull())
})

test.each([
  ['denied', /^Not connected: the request was denied/],
  ['expired', /^Not connected: the code expired/],
] as const)('says that a request was %s', async (ended, words) => {
  startServer()
  await writeAccount(DEFAULT_SERVER, { state: 'signed-out', ended })
  render(<Popup />)
  expect(await screen.findByText(words)).toBeDefined()
})

test('R49 says when the extension is too old for the server', async () => {
  vi.stubGlobal('fetch', async () => {
    const data = { reason: 'client-outdated', details: {}, requestId: 'r1', httpStatus: 412 }
    const error = { message: 'client-outdated', code: -32600, data }
    return Response.json({ error }, { status: 412 })
  })
  render(<Popup />)
  expect(await screen.findByText('Update required')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Amazon Germany/ })).toBeDefined()
})

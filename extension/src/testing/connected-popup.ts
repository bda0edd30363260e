import type { PublicId } from '@everyshelf/domain/links'
import { vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { writeAccount } from '../storage/account.ts'
import { writeCredential } from '../storage/credentials.ts'
import { DEFAULT_SERVER } from '../storage/server-address.ts'

/** The book on the page behind the popup. */
export const emma = {
  key: '9780141439587',
  url: 'https://www.amazon.de/dp/0141439580',
  globalLink: `${DEFAULT_SERVER}/redirect?isbn=9780141439587&userId=a2b3c4d5e6f7g8h9`,
  saved: {
    id: 'savedlink01',
    isbn: '9780141439587',
    slug: 'emma7kq',
    title: 'Emma',
    globalLink: `${DEFAULT_SERVER}/go/emma7kq`,
    labels: [],
  },
} as const

/** The account that the extension is connected to. */
export const ada = {
  publicId: 'a2b3c4d5e6f7g8h9' as PublicId,
  referralLink: `${DEFAULT_SERVER}/account?mode=signup&ref=a2b3c4d5e6f7g8h9`,
  isPremium: false,
} as const

/** The fake server's response for each procedure; it may throw a `Refusal`. */
export type Handlers = Record<string, (input: never) => unknown>

export class Refusal extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The response of `links.list` with all links on one page. */
export function listed(links: readonly object[]) {
  return { links, next: null, count: links.length }
}

/** The server as the popup of a connected account sees it. */
export class FakeServer {
  readonly #handlers: Handlers
  readonly #saved: object[] = []
  /** Procedures with their inputs, in order. */
  readonly calls: (readonly [procedure: string, input: unknown])[] = []
  isOffline = false

  constructor(handlers: Handlers = {}) {
    const book = {
      title: 'Emma',
      authors: ['Jane Austen'],
      coverImage: null,
      isbn13: emma.key,
    }
    const { globalLink } = emma
    const directLinks = [{ tagOwner: 'service' }]
    this.#handlers = {
      'links.generate': () => ({ book, isBookKnown: true, globalLink, saved: null, directLinks }),
      'links.list': () => listed(this.#saved),
      'session.get': () => ({ user: ada, allowance: allowance(0) }),
      ...handlers,
    }
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (this.isOffline) throw new TypeError('fetch failed')
      const names = new URL(address).pathname.replace('/api/trpc/', '').split(',')
      const inputs = JSON.parse(String(init.body)) as Readonly<Record<number, never>>
      return Response.json(names.map((name, index) => this.#respond(name, inputs[index] as never)))
    })
  }

  #respond(procedure: string, input: never): object {
    this.calls.push([procedure, input])
    const handler = this.#handlers[procedure]
    if (!handler) throw new Error(`the fake server has no ${procedure}`)
    try {
      const data = handler(input) ?? null
      if (procedure === 'links.save' && data) this.#saved.push(data)
      return { result: { data } }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const data = { reason: error.reason, details: {}, requestId: 'r1' }
      return { error: { message: error.reason, code: -32000, data } }
    }
  }

  inputsOf(procedure: string): readonly unknown[] {
    return this.calls.filter(([name]) => name === procedure).map(([, input]) => input)
  }
}

/** The allowance of a free account, which has five links. */
export function allowance(used: number) {
  return { used, max: 5, remaining: 5 - used }
}

/** A queue in place of the Web Locks API, which happy-dom does not have. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, ...rest: readonly unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

/** A browser on Emma's page, with the extension connected to Ada's account. */
export async function connectAsAda(): Promise<void> {
  fakeBrowser.reset()
  stubLocks()
  Object.assign(fakeBrowser.action, {
    getBadgeText: async () => '',
    setBadgeText: async () => {},
  })
  Object.assign(fakeBrowser.runtime, { getManifest: () => ({ version: '1.0.0' }) })
  Object.assign(fakeBrowser.commands, { getAll: async () => [] })
  Object.assign(fakeBrowser.storage.local, { setAccessLevel: async () => {} })
  Object.assign(fakeBrowser.tabs, { query: async () => [{ id: 7, url: emma.url }] })
  Object.assign(fakeBrowser.scripting, {
    executeScript: async () => [{ result: toUrlFacts(emma.url) }],
  })
  await writeAccount(DEFAULT_SERVER, {
    state: 'connected',
    email: 'ada@example.com',
    firstName: 'Ada',
  })
  await writeCredential(DEFAULT_SERVER, { kind: 'token', token: 'token' })
}

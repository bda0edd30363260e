import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runWorker, TAKE_OVER } from './run-worker.ts'
import { matchPages, sortRequest } from './sort-request.ts'
import type { WorkerScope } from './worker-scope.ts'

const ORIGIN = 'https://books.example.org'
const PAGES = ['/', '/dashboard', '/account', '/blog/:slug', '/universal-links/:linkId']

describe('what passes through the worker', () => {
  const sort = (path: string, mode = 'navigate', method = 'GET') =>
    sortRequest({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN, matchPages(PAGES))

  test.each(['/', '/dashboard', '/account?mode=signin', '/blog/global-book-links'])(
    'a page of the app: %s',
    (path) => {
      expect(sort(path)).toBe('page')
    },
  )

  test.each(['/assets/app-1a2b.js', '/fonts/young-serif.woff2'])('a file of it: %s', (path) => {
    expect(sort(path, 'cors')).toBe('file')
  })

  test.each([
    '/redirect?isbn=9780143127741',
    '/go/h7kq2mw',
    '/out/kobo?isbn=9780143127741',
    '/book/9780143127741/universal',
    '/api/auth/callback/google',
    '/webhooks/stripe',
    '/blog/feed.xml/more',
    '/covers/9780143127741',
    'https://www.amazon.de/dp/0441172717',
  ])('of no other page anything but the server’s answer: %s', (path) => {
    expect(sort(path)).toBe(path.startsWith('/') ? 'other-page' : null)
    expect(sort(path, 'cors')).toBeNull()
  })

  test('nothing that is sent to the server', () => {
    expect(sort('/', 'navigate', 'POST')).toBeNull()
  })
})

/** Caches and the worker's world, as far as the worker asks for them. */
function startWorker(navigationPreload?: { enable: () => Promise<void> }) {
  const stored = new Map<string, Map<string, Response>>([['everyshelf-older', new Map()]])
  const listeners = new Map<string, (event: never) => void>()
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).pathname
  const fetched = vi.fn(async (asked: RequestInfo | URL) => new Response(`of ${pathOf(asked)}`))
  const restore = vi.spyOn(globalThis, 'fetch').mockImplementation(fetched)
  onTestFinished(() => restore.mockRestore())
  const storage = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        addAll: async (paths: string[]) => {
          for (const path of paths) cache.set(path, await fetch(new URL(path, ORIGIN)))
        },
        add: async (asked: Request) => void cache.set(pathOf(asked), await fetch(asked)),
        put: async (asked: Request, response: Response) => void cache.set(pathOf(asked), response),
        match: async (asked: Request | string) => cache.get(pathOf(asked))?.clone(),
      }
    },
  }
  const skipWaiting = vi.fn(async () => {})
  const scope = {
    location: { origin: ORIGIN },
    registration: { navigationPreload },
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  }
  runWorker(
    scope as unknown as WorkerScope,
    { version: 'new', files: ['/assets/app-1.js'], shell: '/dashboard', pages: PAGES },
    storage as unknown as CacheStorage,
  )
  const wait = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) } as never)
    await work
  }
  const ask = async (path: string, mode: RequestMode, preloadResponse?: Promise<Response>) => {
    let answer: Promise<Response> | null = null
    const request = { url: new URL(path, ORIGIN).href, mode, method: 'GET' }
    const asked = Object.assign(new Request(request.url), {})
    Object.defineProperty(asked, 'mode', { value: mode })
    const respondWith = (given: Promise<Response>) => (answer = given)
    const event = { request: asked, preloadResponse, respondWith }
    listeners.get('fetch')?.(event as never)
    return answer as Promise<Response> | null
  }
  const tell = (data: unknown) => listeners.get('message')?.({ data } as never)
  return { stored, fetched, skipWaiting, wait, ask, tell }
}

describe('the worker', () => {
  test('keeps what the app needs to open, and drops what an older version kept', async () => {
    const { stored, wait } = startWorker()
    await wait('install')
    await wait('activate')
    expect([...stored.keys()]).toEqual(['everyshelf-new'])
    expect([...(stored.get('everyshelf-new')?.keys() ?? [])].sort()).toEqual([
      '/assets/app-1.js',
      '/dashboard',
    ])
  })

  test('asks the server for a page, and shows the shell when that is out of reach', async () => {
    const { fetched, wait, ask } = startWorker()
    await wait('install')
    expect(await (await ask('/account', 'navigate'))?.text()).toBe('of /account')
    fetched.mockRejectedValue(new TypeError('offline'))
    expect(await (await ask('/account', 'navigate'))?.text()).toBe('of /dashboard')
  })

  test('asks for a file once', async () => {
    const { fetched, wait, ask } = startWorker()
    await wait('install')
    fetched.mockClear()
    await ask('/assets/home-2.js', 'cors')
    expect(await (await ask('/assets/home-2.js', 'cors'))?.text()).toBe('of /assets/home-2.js')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('leaves a reader’s link alone where browsers preload nothing', async () => {
    const { wait, ask } = startWorker()
    await wait('install')
    expect(await ask('/go/h7kq2mw', 'navigate')).toBeNull()
  })

  test.each(['/go/h7kq2mw', '/redirect?isbn=9780143127741', '/api/auth/callback/google?code=c'])(
    'asks the server once for %s, which the browser has preloaded',
    async (path) => {
      const { fetched, wait, ask } = startWorker({ enable: async () => {} })
      await wait('install')
      fetched.mockClear()
      const answer = await ask(path, 'navigate', Promise.resolve(new Response('preloaded')))
      expect(await answer?.text()).toBe('preloaded')
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  test('takes over when it is told to, and not before', async () => {
    const { skipWaiting, wait, tell } = startWorker()
    await wait('install')
    tell('something else')
    expect(skipWaiting).not.toHaveBeenCalled()
    tell(TAKE_OVER)
    expect(skipWaiting).toHaveBeenCalledTimes(1)
  })
})

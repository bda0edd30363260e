import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { classifyRequest, matchPages } from './classify-request.ts'
import { ACTIVATE_MESSAGE, runWorker } from './run-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

const ORIGIN = 'https://books.example.org'
const PAGES = ['/', '/dashboard', '/account', '/blog/:slug', '/universal-links/:linkId']

describe('classifyRequest', () => {
  const classify = (path: string, mode = 'navigate', method = 'GET') =>
    classifyRequest({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN, matchPages(PAGES))

  test.each(['/', '/dashboard', '/account?mode=signin', '/blog/global-book-links'])(
    'finds an app page: %s',
    (path) => {
      expect(classify(path)).toBe('page')
    },
  )

  test.each(['/assets/app-1a2b.js', '/fonts/young-serif.woff2'])(
    'finds an app file: %s',
    (path) => {
      expect(classify(path, 'cors')).toBe('file')
    },
  )

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
  ])('leaves other pages to the server: %s', (path) => {
    expect(classify(path)).toBe(path.startsWith('/') ? 'other-page' : null)
    expect(classify(path, 'cors')).toBeNull()
  })

  test('ignores requests that send data', () => {
    expect(classify('/', 'navigate', 'POST')).toBeNull()
  })
})

/** Fakes of the caches and the global scope that the worker uses. */
function startWorker(navigationPreload?: { enable: () => Promise<void> }) {
  const stored = new Map<string, Map<string, Response>>([['everyshelf-older', new Map()]])
  const listeners = new Map<string, (event: never) => void>()
  const pathOf = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : String(input), ORIGIN).pathname
  const fetched = vi.fn(async (input: RequestInfo | URL) => new Response(`of ${pathOf(input)}`))
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
        add: async (input: Request) => void cache.set(pathOf(input), await fetch(input)),
        put: async (input: Request, response: Response) => void cache.set(pathOf(input), response),
        match: async (input: Request | string) => cache.get(pathOf(input))?.clone(),
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
  const request = async (path: string, mode: RequestMode, preloadResponse?: Promise<Response>) => {
    let result: Promise<Response> | null = null
    const sent = new Request(new URL(path, ORIGIN).href)
    Object.defineProperty(sent, 'mode', { value: mode })
    const respondWith = (given: Promise<Response>) => (result = given)
    const event = { request: sent, preloadResponse, respondWith }
    listeners.get('fetch')?.(event as never)
    return result as Promise<Response> | null
  }
  const send = (data: unknown) => listeners.get('message')?.({ data } as never)
  return { stored, fetched, skipWaiting, wait, request, send }
}

describe('the worker', () => {
  test('caches what the app needs offline, and deletes older caches', async () => {
    const { stored, wait } = startWorker()
    await wait('install')
    await wait('activate')
    expect([...stored.keys()]).toEqual(['everyshelf-new'])
    expect([...(stored.get('everyshelf-new')?.keys() ?? [])].sort()).toEqual([
      '/assets/app-1.js',
      '/dashboard',
    ])
  })

  test('requests a page from the server, and shows the shell when it cannot be reached', async () => {
    const { fetched, wait, request } = startWorker()
    await wait('install')
    expect(await (await request('/account', 'navigate'))?.text()).toBe('of /account')
    fetched.mockRejectedValue(new TypeError('offline'))
    expect(await (await request('/account', 'navigate'))?.text()).toBe('of /dashboard')
  })

  test('requests a file once', async () => {
    const { fetched, wait, request } = startWorker()
    await wait('install')
    fetched.mockClear()
    await request('/assets/home-2.js', 'cors')
    expect(await (await request('/assets/home-2.js', 'cors'))?.text()).toBe('of /assets/home-2.js')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('does not answer a reader link where browsers do not preload', async () => {
    const { wait, request } = startWorker()
    await wait('install')
    expect(await request('/go/h7kq2mw', 'navigate')).toBeNull()
  })

  test.each(['/go/h7kq2mw', '/redirect?isbn=9780143127741', '/api/auth/callback/google?code=c'])(
    'uses the preloaded response for %s',
    async (path) => {
      const { fetched, wait, request } = startWorker({ enable: async () => {} })
      await wait('install')
      fetched.mockClear()
      const result = await request(path, 'navigate', Promise.resolve(new Response('preloaded')))
      expect(await result?.text()).toBe('preloaded')
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  test('activates only after a message from the page', async () => {
    const { skipWaiting, wait, send } = startWorker()
    await wait('install')
    send('something else')
    expect(skipWaiting).not.toHaveBeenCalled()
    send(ACTIVATE_MESSAGE)
    expect(skipWaiting).toHaveBeenCalledTimes(1)
  })
})

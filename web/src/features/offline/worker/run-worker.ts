import { matchPages, sortRequest } from './sort-request.ts'
import type { AskedEvent, WorkerFacts, WorkerScope } from './worker-scope.ts'

const PREFIX = 'everyshelf-'
/** A page says it when its person pressed the button; without that the old version goes on. */
export const TAKE_OVER = 'take-over'

/** Pages come from the server and, when it is out of reach, from the shell; files from the cache. */
export function runWorker(
  scope: WorkerScope,
  { version, files, shell, pages }: WorkerFacts,
  storage: CacheStorage,
): void {
  const cacheName = PREFIX + version
  const isPage = matchPages(pages)

  scope.addEventListener('install', (event) => event.waitUntil(fill()))
  scope.addEventListener('activate', (event) => event.waitUntil(tidy()))
  scope.addEventListener('message', ({ data }) => {
    if (data === TAKE_OVER) void scope.skipWaiting()
  })
  scope.addEventListener('fetch', (event) => {
    const kind = sortRequest(event.request, scope.location.origin, isPage)
    if (kind === 'page') event.respondWith(answerPage(event))
    // Left alone, the browser would drop what it has preloaded and ask again: a reader's link would be
    // opened twice, and a sign-in with Google would fail at its second use.
    if (kind === 'other-page' && scope.registration.navigationPreload)
      event.respondWith(askServer(event))
    if (kind === 'file') event.respondWith(answerFile(event.request))
  })

  async function fill(): Promise<void> {
    const cache = await storage.open(cacheName)
    const fresh = new Request(new URL(shell, scope.location.origin), { cache: 'no-cache' })
    await Promise.all([cache.addAll([...files]), cache.add(fresh)])
  }

  async function tidy(): Promise<void> {
    const names = await storage.keys()
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName)
    await Promise.all(old.map((name) => storage.delete(name)))
    await scope.registration.navigationPreload?.enable()
  }

  /** Once: the browser has begun to ask while the worker started. */
  async function askServer({ request, preloadResponse }: AskedEvent): Promise<Response> {
    return (await preloadResponse) ?? (await fetch(request))
  }

  async function answerPage(event: AskedEvent): Promise<Response> {
    try {
      return await askServer(event)
    } catch (error) {
      const kept = await (await storage.open(cacheName)).match(shell)
      if (kept) return kept
      throw error
    }
  }

  async function answerFile(request: Request): Promise<Response> {
    const cache = await storage.open(cacheName)
    const kept = await cache.match(request)
    if (kept) return kept
    const response = await fetch(request)
    if (response.status === 200) await cache.put(request, response.clone()).catch(() => {})
    return response
  }
}

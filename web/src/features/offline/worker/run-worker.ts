import { classifyRequest, matchPages } from './classify-request.ts'
import type { WorkerFacts, WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

const PREFIX = 'everyshelf-'
/** Sent by a page when the user clicks Update. Older pages send the same text, so it stays. */
export const ACTIVATE_MESSAGE = 'take-over'

/** Serves pages from the server or, when it cannot be reached, the app shell; files from the cache. */
export function runWorker(
  scope: WorkerScope,
  { version, files, shell, pages }: WorkerFacts,
  storage: CacheStorage,
): void {
  const cacheName = PREFIX + version
  const isPage = matchPages(pages)

  scope.addEventListener('install', (event) => event.waitUntil(fillCache()))
  scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
  scope.addEventListener('message', ({ data }) => {
    if (data === ACTIVATE_MESSAGE) void scope.skipWaiting()
  })
  scope.addEventListener('fetch', (event) => {
    const kind = classifyRequest(event.request, scope.location.origin, isPage)
    if (kind === 'page') event.respondWith(respondWithPage(event))
    // Without this, the browser would drop its preloaded response and request again: a link would be
    // opened twice, and a Google sign-in would fail at its second use.
    if (kind === 'other-page' && scope.registration.navigationPreload)
      event.respondWith(fetchFromServer(event))
    if (kind === 'file') event.respondWith(respondWithFile(event.request))
  })

  async function fillCache() {
    const cache = await storage.open(cacheName)
    const fresh = new Request(new URL(shell, scope.location.origin), { cache: 'no-cache' })
    await Promise.all([cache.addAll([...files]), cache.add(fresh)])
  }

  async function deleteOldCaches() {
    const names = await storage.keys()
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName)
    await Promise.all(old.map((name) => storage.delete(name)))
    await scope.registration.navigationPreload?.enable()
  }

  /** Requests once: the browser may have started the request while the worker started. */
  async function fetchFromServer({ request, preloadResponse }: WorkerFetchEvent) {
    return (await preloadResponse) ?? (await fetch(request))
  }

  async function respondWithPage(event: WorkerFetchEvent) {
    try {
      return await fetchFromServer(event)
    } catch (error) {
      const cached = await (await storage.open(cacheName)).match(shell)
      if (cached) return cached
      throw error
    }
  }

  async function respondWithFile(request: Request) {
    const cache = await storage.open(cacheName)
    const cached = await cache.match(request)
    if (cached) return cached
    const response = await fetch(request)
    if (response.status === 200) await cache.put(request, response.clone()).catch(() => {})
    return response
  }
}

import type { PublicId } from '@everyshelf/domain/links'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { Lookup, RedirectRepo } from './redirect.repo.ts'
import type { LinkChange } from './sqlite-link-changes.repo.ts'

export type LinkCache = ReturnType<typeof createLinkCache>

interface LinkCacheDeps {
  readonly repo: RedirectRepo
  readonly now: () => number
  /** How long an entry is valid; infinite while change notifications arrive. */
  readonly ttlMs: () => number
}

/** A cached row; `value` is null when the row does not exist. */
interface Entry<T> {
  readonly value: T | null
  readonly generation: number
  readonly loadedAt: number
}

const MAX_ENTRIES = 50_000
/** When the cache has an old value, a reader waits at most this long for a fresh one. */
const REFRESH_TIMEOUT_MS = 100
/** After a failed refresh, old values are used for this long before the next try. */
const RETRY_BACKOFF_MS = 1000
/** How often to check for changes by other connections, such as a command on the host. */
const CHECK_CHANGES_EVERY_MS = 500

/**
 * Caches links and owners for redirects, including missing rows. Entries are up to date within a second
 * of any change: writers call `forget…`, and the database reports changes by other connections.
 */
export function createLinkCache({ repo, now, ttlMs }: LinkCacheDeps) {
  let generation = 0
  let checkedAt = 0
  let retryAt = 0
  const lookups = { hit: 0, miss: 0 }

  function checkForChanges(time: number): void {
    if (Math.abs(time - checkedAt) < CHECK_CHANGES_EVERY_MS) return
    checkedAt = time
    const changed = repo.takeChanges()
    if (changed === 'unknown') generation++
    else changed.forEach(forget)
  }

  function createFinder<K extends string, T extends object>(load: (key: K) => Lookup<T>) {
    const entries = createRecentMap<K, Entry<T>>(MAX_ENTRIES)
    const loading = new Map<K, Promise<T | null>>()

    function isFresh(entry: Entry<T>, time: number): boolean {
      if (entry.generation !== generation) return false
      const ttl = ttlMs()
      // Usually infinite, which saves reading `loadedAt` from memory.
      return ttl === Number.POSITIVE_INFINITY || time - entry.loadedAt < ttl
    }

    function store(key: K, value: T | null, since: number): T | null {
      entries.set(key, { value, generation: since, loadedAt: now() })
      return value
    }

    /**
     * Synchronous when cached or in SQLite. Returns the last known value when the database does not
     * answer. Callers that already know the time pass it: reading the clock costs as much as a lookup.
     */
    function find(key: K, time: number = now()): Lookup<T> {
      checkForChanges(time)
      const entry = entries.get(key)
      if (entry && (isFresh(entry, time) || time < retryAt)) {
        lookups.hit++
        return entry.value
      }
      lookups.miss++
      const loaded = loading.get(key) ?? load(key)
      if (!(loaded instanceof Promise)) return store(key, loaded, generation)
      if (!loading.has(key)) loading.set(key, loaded)
      return waitFor(key, loaded, entry)
    }

    /** What a redirect would find without the database; undefined if it would ask. Stores nothing. */
    function peek(key: K): T | null | undefined {
      const time = now()
      checkForChanges(time)
      const entry = entries.get(key)
      return entry && isFresh(entry, time) ? entry.value : undefined
    }

    async function waitFor(key: K, loaded: Promise<T | null>, last: Entry<T> | undefined) {
      const stored = storeWhenLoaded(key, loaded)
      if (!last) return await stored
      try {
        return await withinTime(stored)
      } catch {
        retryAt = now() + RETRY_BACKOFF_MS
        return last.value
      }
    }

    async function storeWhenLoaded(key: K, loaded: Promise<T | null>) {
      const since = generation
      try {
        const value = await loaded
        // A value loaded before `forget` is not stored. One loaded before `forgetAll` is, as the last
        // known value, and is refreshed at the next lookup.
        return loading.get(key) === loaded ? store(key, value, since) : value
      } finally {
        if (loading.get(key) === loaded) loading.delete(key)
      }
    }

    function forget(key: K): void {
      entries.delete(key)
      loading.delete(key)
    }

    return { entries, find, peek, forget, forgetLoading: () => loading.clear() }
  }

  const owners = createFinder(repo.findOwner)
  const links = createFinder(repo.findLink)

  /** Call this after changing an owner's tags or plan. */
  function forgetOwner(publicId: PublicId): void {
    owners.forget(publicId)
    for (const [slug, { value }] of links.entries.entries()) {
      if (value?.owner?.publicId === publicId) links.forget(slug)
    }
    // Whose links are loading is not known yet, so none of them is stored.
    links.forgetLoading()
  }

  function forget({ slug, publicId }: LinkChange): void {
    if (slug === null) forgetOwner(publicId)
    else links.forget(slug)
  }

  return {
    findOwner: owners.find,
    findLink: links.find,
    peekOwner: owners.peek,
    peekLink: links.peek,
    forgetOwner,
    /** Call this after creating or changing a saved link. */
    forgetSlug: links.forget,
    forgetAll: (): void => {
      generation++
    },
    /** Counts lookups that hit or missed the cache. */
    lookups: () => lookups,
  }
}

async function withinTime<T>(refresh: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('database timeout')), REFRESH_TIMEOUT_MS)
  })
  return await Promise.race([refresh, timeout]).finally(() => clearTimeout(timer))
}

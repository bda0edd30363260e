import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { FindSessionUser } from './session-users.repo.ts'

/** Finds the signed-in user of a link hit, to recognize owners who test their own links. */
interface SessionUserCache {
  /** The user of a request's cookies; null without a session and while the lookup runs. */
  readonly findUser: (cookies: string) => string | null
  /**
   * Looks the user up first where the database is asynchronous; resolves after at most
   * `MAX_WAIT_MS`.
   */
  readonly prepare: (cookies: string) => Promise<void> | undefined
}

interface SessionUserCacheDeps {
  readonly readToken: (cookies: string) => string | null
  readonly findSessionUser: FindSessionUser
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** How long a user may still count as signed in after signing out. */
const CACHE_MS = 30_000
const MAX_ENTRIES = 2000
/** A reader never waits longer than this for the lookup. */
const MAX_WAIT_MS = 100

/** Caches users by a hash of their session token; cookies are not stored. */
export function createSessionUserCache(deps: SessionUserCacheDeps): SessionUserCache {
  const { now, onError } = deps
  const cache = createRecentMap<string, { readonly userId: string | null; readonly until: number }>(
    MAX_ENTRIES,
  )

  function find(cookies: string): string | null | Promise<string | null> {
    const token = deps.readToken(cookies)
    if (token === null) return null
    const key = createHash('sha256').update(token).digest('base64')
    const cached = cache.get(key)
    if (cached && cached.until > now()) return cached.userId
    const store = (userId: string | null) => {
      cache.set(key, { userId, until: now() + CACHE_MS })
      return userId
    }
    const found = deps.findSessionUser(token, now())
    return found instanceof Promise ? found.then(store) : store(found)
  }

  function findLoggingErrors(cookies: string): string | null | Promise<string | null> {
    try {
      const found = find(cookies)
      if (!(found instanceof Promise)) return found
      return found.catch((error: unknown) => {
        onError(error)
        return null
      })
    } catch (error) {
      onError(error)
      return null
    }
  }

  return {
    findUser: (cookies) => {
      const found = findLoggingErrors(cookies)
      return found instanceof Promise ? null : found
    },
    prepare: (cookies) => {
      const found = findLoggingErrors(cookies)
      if (!(found instanceof Promise)) return undefined
      return Promise.race([found, wait(MAX_WAIT_MS, null, { ref: false })]).then(() => {})
    },
  }
}

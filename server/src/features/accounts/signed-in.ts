import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { FindSessionUser } from './session-users.repo.ts'

/** Who opens links while signed in: owners who try their own. */
export interface SignedIn {
  /** The user of a request's cookies; null for nobody, and while it is not known. */
  readonly findUser: (cookies: string) => string | null
  /** For those that are not known at once: ends as soon as they are, or will not be soon. */
  readonly prepare: (cookies: string) => Promise<void> | undefined
}

interface SignedInDeps {
  readonly readToken: (cookies: string) => string | null
  readonly findSessionUser: FindSessionUser
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** So long may somebody who has signed out still count as signed in. */
const KEPT_MS = 30_000
const KEPT_AT_MOST = 2000
/** A reader never waits longer to be known. */
const WAIT_AT_MOST_MS = 100

/** Remembers users by a hash of their session's token, for a moment; no cookie is kept. */
export function createSignedIn(deps: SignedInDeps): SignedIn {
  const { now, onError } = deps
  const known = createRecentMap<string, { readonly userId: string | null; readonly until: number }>(
    KEPT_AT_MOST,
  )

  function find(cookies: string): string | null | Promise<string | null> {
    const token = deps.readToken(cookies)
    if (token === null) return null
    const key = createHash('sha256').update(token).digest('base64')
    const kept = known.get(key)
    if (kept && kept.until > now()) return kept.userId
    const keep = (userId: string | null) => {
      known.set(key, { userId, until: now() + KEPT_MS })
      return userId
    }
    const found = deps.findSessionUser(token, now())
    return found instanceof Promise ? found.then(keep) : keep(found)
  }

  function findOrNobody(cookies: string): string | null | Promise<string | null> {
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
      const found = findOrNobody(cookies)
      return found instanceof Promise ? null : found
    },
    prepare: (cookies) => {
      const found = findOrNobody(cookies)
      if (!(found instanceof Promise)) return undefined
      return Promise.race([found, wait(WAIT_AT_MOST_MS, null, { ref: false })]).then(() => {})
    },
  }
}

import type { PublicId, Slug } from '@everyshelf/domain/links'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { Changed } from './changed-links.repo.ts'
import type { LinkOwner, LinkRecord } from './link-record.ts'
import type { RedirectRepo } from './redirect.repo.ts'

export type Found<T> = T | null | Promise<T | null>

export interface LinkCache {
  /**
   * At once when known or in SQLite; what was last known when the database does not answer. Whoever
   * has just looked at the clock gives the time: asking for it costs as much as finding a link.
   */
  readonly findOwner: (publicId: PublicId, timeMs?: number) => Found<LinkOwner>
  readonly findLink: (slug: Slug, timeMs?: number) => Found<LinkRecord>
  /** To be called by whoever changes an owner's tags or plan. */
  readonly forgetOwner: (publicId: PublicId) => void
  /** To be called by whoever makes or changes a saved link. */
  readonly forgetSlug: (slug: Slug) => void
  readonly forgetAll: () => void
  /** How often somebody asked, and how often the answer was known. */
  readonly lookups: () => CacheLookups
}

export interface CacheLookups {
  readonly hit: number
  readonly miss: number
}

export interface LinkCacheDeps {
  readonly repo: RedirectRepo
  readonly now: () => number
  /** How long a row is believed at present; endless where every change is noticed. */
  readonly lifeMs: () => number
}

/** What is known of a key; `value` null means that there is no such row. */
interface Entry<T> {
  readonly value: T | null
  readonly generation: number
  readonly loadedAt: number
}

const ENTRIES = 50_000
/** Where a link is known from before, nobody waits longer for news of it. */
const NEWS_WITHIN_MS = 100
/** A database that has not answered is left alone for so long by those who know their link. */
const LEFT_ALONE_MS = 1000
/** Changes by another connection, such as a command on the host, are looked for this often. */
const LOOK_FOR_CHANGES_MS = 500

/**
 * Keeps what redirects ask for in memory, absent rows too. It is right within a second of any change
 * (R17): the writer says `forget…`, and SQLite itself tells what other connections have written.
 */
export function createLinkCache({ repo, now, lifeMs }: LinkCacheDeps): LinkCache {
  let generation = 0
  let lookedAt = 0
  let askAgainAt = 0
  const lookups = { hit: 0, miss: 0 }

  function lookForChanges(time: number): void {
    if (Math.abs(time - lookedAt) < LOOK_FOR_CHANGES_MS) return
    lookedAt = time
    const changed = repo.takeChanged()
    if (changed === 'unknown') generation++
    else changed.forEach(forget)
  }

  function createFinder<K extends string, T extends object>(load: (key: K) => Found<T>) {
    const entries = createRecentMap<K, Entry<T>>(ENTRIES)
    const underway = new Map<K, Promise<T | null>>()

    function isFresh(entry: Entry<T>, time: number): boolean {
      if (entry.generation !== generation) return false
      const life = lifeMs()
      // Endless, as a rule; then nobody fetches the time out of memory.
      return life === Number.POSITIVE_INFINITY || time - entry.loadedAt < life
    }

    function keep(key: K, value: T | null, since: number): T | null {
      entries.set(key, { value, generation: since, loadedAt: now() })
      return value
    }

    function find(key: K, time: number = now()): Found<T> {
      lookForChanges(time)
      const entry = entries.get(key)
      if (entry && (isFresh(entry, time) || time < askAgainAt)) {
        lookups.hit++
        return entry.value
      }
      lookups.miss++
      const loaded = underway.get(key) ?? load(key)
      if (!(loaded instanceof Promise)) return keep(key, loaded, generation)
      if (!underway.has(key)) underway.set(key, loaded)
      return waitFor(key, loaded, entry)
    }

    async function waitFor(key: K, loaded: Promise<T | null>, last: Entry<T> | undefined) {
      const kept = keepWhenLoaded(key, loaded)
      if (!last) return await kept
      try {
        return await withinTime(kept)
      } catch {
        askAgainAt = now() + LEFT_ALONE_MS
        return last.value
      }
    }

    async function keepWhenLoaded(key: K, loaded: Promise<T | null>) {
      const since = generation
      try {
        const value = await loaded
        // What was read before this key was forgotten is not kept. What was read before all was
        // forgotten is, as the last that is known, and asked for again.
        return underway.get(key) === loaded ? keep(key, value, since) : value
      } finally {
        if (underway.get(key) === loaded) underway.delete(key)
      }
    }

    function forget(key: K): void {
      entries.delete(key)
      underway.delete(key)
    }

    return { entries, find, forget }
  }

  const owners = createFinder(repo.findOwner)
  const links = createFinder(repo.findLink)

  function forgetOwner(publicId: PublicId): void {
    owners.forget(publicId)
    for (const [slug, { value }] of links.entries.entries()) {
      if (value?.owner?.publicId === publicId) links.forget(slug)
    }
  }

  function forget({ slug, publicId }: Changed): void {
    if (slug === null) forgetOwner(publicId)
    else links.forget(slug)
  }

  return {
    findOwner: owners.find,
    findLink: links.find,
    forgetOwner,
    forgetSlug: links.forget,
    forgetAll: () => {
      generation++
    },
    lookups: () => lookups,
  }
}

async function withinTime<T>(news: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), NEWS_WITHIN_MS)
  })
  return await Promise.race([news, tooLate]).finally(() => clearTimeout(timer))
}

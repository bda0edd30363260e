import type { SavedLink } from '../links/saved-link.ts'

/** The fields of a saved link that the dashboard shows offline. */
export type CachedLink = Pick<
  SavedLink,
  'id' | 'title' | 'authors' | 'isbn' | 'display' | 'slug'
> & {
  readonly globalLink: string
}

export interface CachedLinks {
  /** Public ID of the account. Stored copies in browsers have this name, so it stays. */
  readonly keeper: string
  /** When the server last answered, ISO. */
  readonly asOf: string
  readonly links: readonly CachedLink[]
  /** How many the account has; the oldest may be missing here. */
  readonly count: number
}

const KEY = 'everyshelf-links'
const MAX_LINKS = 200

/** Stores the newest links in this browser, to be shown when the server cannot be reached. */
export function cacheLinks(
  account: string,
  links: readonly SavedLink[],
  count: number,
  now: Date,
): void {
  const newest = links.slice(0, MAX_LINKS).map(
    ({ id, title, authors, isbn, display, slug, globalLink }): CachedLink => ({
      id,
      title,
      authors,
      isbn,
      display,
      slug,
      globalLink,
    }),
  )
  const cached: CachedLinks = {
    keeper: account,
    asOf: now.toISOString(),
    links: newest,
    count,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(cached))
  } catch {
    forgetCachedLinks()
  }
}

export function readCachedLinks(): CachedLinks | null {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isCachedLinks(cached) ? cached : null
  } catch {
    return null
  }
}

function isCachedLinks(value: unknown): value is CachedLinks {
  return typeof value === 'object' && value !== null && Array.isArray((value as CachedLinks).links)
}

/** Called at sign-out and when another account signs in, so no account sees another's links. */
export function forgetCachedLinks(exceptAccount?: string): void {
  try {
    if (exceptAccount && readCachedLinks()?.keeper === exceptAccount) return
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}

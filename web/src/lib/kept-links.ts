import type { RouterOutputs } from '@everyshelf/server/api'

type SavedLink = RouterOutputs['links']['list'][number]

/** What of a saved link can be read and copied without the server. */
export type KeptLink = Pick<SavedLink, 'id' | 'title' | 'authors' | 'isbn' | 'display' | 'slug'> & {
  readonly globalLink: string
}

export interface KeptLinks {
  readonly keeper: string
  /** ISO time of the server's last word. */
  readonly asOf: string
  readonly links: readonly KeptLink[]
  /** How many there were; the oldest may be missing here. */
  readonly count: number
}

const KEY = 'everyshelf-links'
const MAX_LINKS = 200

/** Keeps the newest links in this browser, to be read when the server is out of reach. */
export function keepLinks(keeper: string, links: readonly SavedLink[], now: Date): void {
  const newest = links.slice(0, MAX_LINKS).map(
    ({ id, title, authors, isbn, display, slug, globalLink }): KeptLink => ({
      id,
      title,
      authors,
      isbn,
      display,
      slug,
      globalLink,
    }),
  )
  const kept: KeptLinks = { keeper, asOf: now.toISOString(), links: newest, count: links.length }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    forgetKeptLinks()
  }
}

export function readKeptLinks(): KeptLinks | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is KeptLinks {
  return typeof kept === 'object' && kept !== null && Array.isArray((kept as KeptLinks).links)
}

/** At sign-out, and when somebody else signs in: nothing of one person is left for the next. */
export function forgetKeptLinks(keeperToSpare?: string): void {
  try {
    if (keeperToSpare && readKeptLinks()?.keeper === keeperToSpare) return
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}

import type { SavedLink } from '../../storage/saved-links.ts'
import { useSavedLinks } from '../use-saved-links.ts'
import type { ServerBook } from '../use-server-book.ts'

/** A book's saved link from the cache, or else from the server's latest answer. */
export function useSavedLink(key: string, server: ServerBook): SavedLink | null {
  const cached = useSavedLinks().links?.find((link) => link.key === key)
  if (cached) return cached
  const { saved, globalLink, book } = server
  return saved && globalLink ? { ...saved, key, title: book.title, globalLink } : null
}

import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** Marks a title that only the owner sees: a page supplied it, and no book service knows the book. */
export function TitleSource({ link: { titleSource } }: { readonly link: SavedLink }) {
  if (titleSource !== 'page') return null
  return (
    <span className="mt-0.5 block text-sm text-ink-soft text-balance">
      Title from the page you saved. Readers see the number until you edit it.
    </span>
  )
}

import type { SavedLink } from '../../../lib/links/saved-link.ts'

const words = { page: 'Title from the page you saved', file: 'Title from your file' } as const

/** Marks a title that a page or a file supplied because no book service knows the book. */
export function TitleSource({ link: { titleSource } }: { readonly link: SavedLink }) {
  if (titleSource !== 'page' && titleSource !== 'file') return null
  return (
    <span className="mt-0.5 block text-sm text-ink-soft text-balance">
      {words[titleSource]}. Only you see it.
    </span>
  )
}

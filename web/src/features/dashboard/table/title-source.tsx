import type { SavedLink } from '../saved-link.ts'

const words = { page: 'Title from the page', file: 'Title from your file' } as const

/** Says that no catalog knows the book yet; readers do not see this title. */
export function TitleSource({ link: { titleSource } }: { readonly link: SavedLink }) {
  if (titleSource !== 'page' && titleSource !== 'file') return null
  return (
    <span className="mt-0.5 block text-sm text-ink-soft text-balance">
      {words[titleSource]}. Only you see it.
    </span>
  )
}

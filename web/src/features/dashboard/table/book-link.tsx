import { Link } from 'react-router'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { linkPath } from '../../../lib/paths.ts'

/** A book's title, which opens the page of its link. */
export function BookLink({ link: { id, title } }: { readonly link: SavedLink }) {
  return (
    <Link
      to={linkPath(id)}
      title={title}
      className="line-clamp-1 font-display text-lg leading-snug text-ink no-underline lining-nums [overflow-wrap:anywhere] hover:text-accent hover:underline"
    >
      {title}
    </Link>
  )
}

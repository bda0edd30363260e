import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** A book's title, which opens the page of its link. */
export function BookLink({ link: { id, title } }: { readonly link: SavedLink }) {
  return (
    <Link
      to={generatePath(paths.link, { linkId: id })}
      title={title}
      className="line-clamp-2 font-display text-lg leading-snug text-ink no-underline lining-nums [overflow-wrap:anywhere] hover:text-accent hover:underline"
    >
      {title}
    </Link>
  )
}

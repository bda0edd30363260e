import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { paths } from '../../../lib/paths.ts'

interface ClicksLinkProps {
  readonly link: SavedLink
  readonly className: string
  readonly children: ReactNode
}

/** A number of clicks, linked to its analytics. */
export function ClicksLink({ link: { id, title }, className, children }: ClicksLinkProps) {
  return (
    <Link
      to={generatePath(paths.linkClicks, { linkId: id })}
      title="See where the clicks came from"
      className={`text-ink no-underline hover:text-accent hover:underline ${className}`}
    >
      {children}
      <span className="sr-only"> on {title}: view analytics</span>
    </Link>
  )
}

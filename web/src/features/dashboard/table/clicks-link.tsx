import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { SavedLink } from '../saved-link.ts'
import { formatCount } from './link-facts.ts'

interface ClicksLinkProps {
  readonly link: SavedLink
  readonly className: string
  readonly children: ReactNode
}

/** A count of clicks, and the way to who they were. */
export function ClicksLink({ link, className, children }: ClicksLinkProps) {
  const { id, title, clicks30d } = link
  return (
    <Link
      to={`${paths.analytics}?link=${id}`}
      aria-label={`${formatCount(clicks30d)} clicks on ${title}: see where they came from`}
      title="See where they came from"
      className={`text-ink no-underline hover:text-accent hover:underline ${className}`}
    >
      {children}
    </Link>
  )
}

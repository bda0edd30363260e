import { ArrowLeft } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'

interface SellerHeaderProps {
  readonly managed: ManagedLink
  readonly title: string
  readonly facts: string
}

/** Which place it is that a link leads to, and of which link. */
export function SellerHeader({ managed, title, facts }: SellerHeaderProps) {
  const { link } = managed
  return (
    <header className="mb-10">
      <Link
        to={generatePath(paths.linkManagement, { linkId: link.id })}
        className="text-link inline-flex min-h-11 max-w-full items-center gap-1.5"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">All stores for {link.title}</span>
      </Link>
      <h1 className="m-0 mt-3 font-display text-4xl leading-tight sm:text-5xl">{title}</h1>
      <p className="m-0 mt-2 text-ink-soft">{facts}</p>
    </header>
  )
}

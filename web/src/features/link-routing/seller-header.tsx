import { ArrowLeft } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'

interface SellerHeaderProps {
  readonly linkId: string
  readonly title: string
  readonly facts: string
}

/** Which seller the settings below are for. */
export function SellerHeader({ linkId, title, facts }: SellerHeaderProps) {
  return (
    <header className="mt-5 mb-8">
      <Link
        to={generatePath(paths.linkManagement, { linkId })}
        className="text-link inline-flex min-h-11 items-center gap-1.5"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        All stores
      </Link>
      <h2 className="m-0 mt-1 font-display text-3xl leading-tight">{title}</h2>
      <p className="m-0 mt-2 text-ink-soft">{facts}</p>
    </header>
  )
}

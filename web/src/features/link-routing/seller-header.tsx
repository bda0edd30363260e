import { generatePath } from 'react-router'
import { BackLink } from '../../components/back-link.tsx'
import { paths } from '../../lib/paths.ts'

interface SellerHeaderProps {
  readonly linkId: string
  readonly title: string
  readonly facts: string
}

/** Which seller the settings below are for. */
export function SellerHeader({ linkId, title, facts }: SellerHeaderProps) {
  return (
    <header className="mt-5 mb-8">
      <BackLink to={generatePath(paths.linkManagement, { linkId })}>All stores</BackLink>
      <h2 className="m-0 mt-1 font-display text-3xl leading-tight">{title}</h2>
      <p className="m-0 mt-2 text-ink-soft">{facts}</p>
    </header>
  )
}

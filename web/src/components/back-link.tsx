import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

interface BackLinkProps {
  readonly to: string
  readonly children: string
}

/** Leads from a page to the list it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className="m-0 print:hidden">
      <Link to={to} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft className="size-4 shrink-0" />
        {children}
      </Link>
    </p>
  )
}

import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

interface BackLinkProps {
  readonly to: string
  readonly children: string
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className="m-0 mb-6">
      <Link to={to} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-[1.1em]" />
        {children}
      </Link>
    </p>
  )
}

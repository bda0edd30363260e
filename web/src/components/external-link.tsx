import { ArrowUpRight } from 'lucide-react'

interface ExternalLinkProps {
  readonly href: string
  /** For screen readers: what the visible text leaves out. */
  readonly about?: string
  readonly children: string
}

/** A link to another site, opened in a new tab. */
export function ExternalLink({ href, about = '', children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-9 items-center gap-1"
    >
      {children}
      <span className="sr-only">{about} (opens in a new tab)</span>
      <ArrowUpRight className="size-4 shrink-0" />
    </a>
  )
}

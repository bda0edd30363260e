import { ArrowUpRight } from 'lucide-react'

interface OutLinkProps {
  readonly href: string
  /** What the words leave out, for those who hear them alone. */
  readonly about?: string
  readonly children: string
}

/** A way out to a shop or a programme, in a tab of its own. */
export function OutLink({ href, about = '', children }: OutLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-9 items-center gap-1"
    >
      {children}
      <span className="sr-only">{about} (opens in a new tab)</span>
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
    </a>
  )
}

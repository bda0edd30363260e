import { label } from '@everyshelf/ui/labels'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerAddress } from './use-server-address.ts'

interface SiteLinkProps {
  /** A path on the website, such as `/pricing`. */
  readonly path: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link to a page of the website, in a new tab. */
export function SiteLink({ path, className, children }: SiteLinkProps) {
  const origin = useServerAddress()
  return (
    <a
      href={`${origin ?? ''}${path}`}
      target="_blank"
      rel="noopener"
      className={className ?? 'text-link inline-flex min-h-9 items-center gap-1'}
    >
      {children}
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only"> {label('opensInNewTab')}</span>
    </a>
  )
}

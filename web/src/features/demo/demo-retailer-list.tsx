import type { RetailerRoute } from '@everyshelf/domain/routing'
import { ArrowUpRight } from 'lucide-react'

interface RetailerListProps {
  readonly retailers: readonly RetailerRoute[]
  readonly labelledBy: string
}

export function DemoRetailerList({ retailers, labelledBy }: RetailerListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="m-0 list-none p-0">
      {retailers.map(({ retailer, url, kind }) => (
        <li key={retailer.code} className="border-t border-rule">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="group/retailer flex min-h-11 items-center gap-3 py-2 text-ink no-underline hover:text-accent"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium group-hover/retailer:underline">{retailer.name}</span>
              {kind === 'search' && (
                <span className="text-sm text-ink-faint"> · opens a search</span>
              )}
            </span>
            <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { BookFormat, RetailerLink } from '@everyshelf/domain/retailers'
import { ArrowUpRight } from 'lucide-react'

const formatNames: Record<BookFormat, string> = { print: 'Print', ebook: 'Ebook', audio: 'Audio' }

interface ShopListProps {
  readonly shops: readonly RetailerLink[]
  readonly labelledBy?: string
}

export function ShopList({ shops, labelledBy }: ShopListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="m-0 grid list-none gap-x-12 p-0 sm:grid-cols-2">
      {shops.map(({ retailer, name, url, kind, formats }) => (
        <li key={retailer} className="border-t border-rule">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="group/shop flex min-h-15 items-center gap-3 py-2 text-ink no-underline hover:text-accent"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium group-hover/shop:underline">{name}</span>
              <span className="block text-sm text-ink-faint">
                {formats.map((format) => formatNames[format]).join(', ')}
                {kind === 'search' && ' · opens its search'}
              </span>
            </span>
            <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

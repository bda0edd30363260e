import type { ShopRoute } from '@everyshelf/domain/routing'
import { ArrowUpRight } from 'lucide-react'

interface ShopListProps {
  readonly shops: readonly (ShopRoute & { readonly shop: { readonly name: string } })[]
  readonly labelledBy: string
}

export function ShopList({ shops, labelledBy }: ShopListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="m-0 list-none p-0">
      {shops.map(({ retailer, shop, url, kind }) => (
        <li key={retailer} className="border-t border-rule">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="group/shop flex min-h-11 items-center gap-3 py-2 text-ink no-underline hover:text-accent"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium group-hover/shop:underline">{shop.name}</span>
              {kind === 'search' && (
                <span className="text-sm text-ink-faint"> · opens its search</span>
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

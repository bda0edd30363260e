import type { CountryCode } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge } from '@everyshelf/ui/primitives'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { OwnLink } from '../own-link.ts'
import { isDoubtful } from '../shops/shop-health.ts'
import type { useHealth } from '../shops/use-health.ts'
import { StoreDetails } from './store-details.tsx'
import { describeLanding, describeTagInShort } from './store-words.ts'

export interface StoreProps extends OwnLink {
  readonly store: Marketplace
  /** The countries whose readers land there now. */
  readonly landing: readonly CountryCode[]
  readonly health: ReturnType<typeof useHealth>
}

/** One store in a line, and all that can be decided of it behind that line. */
export function StoreRow(props: StoreProps) {
  const { store, landing, health, managed } = props
  const [isOpen, setOpen] = useState(false)
  const { excluded, overrides } = managed.settings
  const other = overrides[store.code]
  return (
    <li className="border-t border-rule">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="relative flex min-h-16 list-none flex-wrap items-center gap-x-5 gap-y-1 py-3 pr-10 hover:bg-wash [&::-webkit-details-marker]:hidden">
          <MarketplaceName code={store.code} className="basis-56 font-medium" />
          <span className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {describeLanding(store.country, landing)}
            {excluded.includes(store.code) && <Badge tone="danger">left out</Badge>}
            {other && <Badge tone="accent">{formatIdentifier(other)}</Badge>}
            {isDoubtful(health.healthOf(`amazon-${store.code}`)) && (
              <Badge tone="danger">missed by readers</Badge>
            )}
          </span>
          <span className="basis-52 truncate text-sm text-ink-soft max-md:basis-full">
            {describeTagInShort(store.code, managed.routable.owner, managed.serviceTags)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`absolute top-5.5 right-1 size-5 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && <StoreDetails {...props} />}
      </details>
    </li>
  )
}

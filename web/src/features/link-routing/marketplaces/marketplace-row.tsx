import type { CountryCode } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge } from '@everyshelf/ui/primitives'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { hasNewReports } from '../seller-health/seller-health.ts'
import type { useSellerHealth } from '../seller-health/use-seller-health.ts'
import { MarketplaceDetails } from './marketplace-details.tsx'
import { describeReaders, describeTagInShort } from './marketplace-labels.ts'

export interface MarketplaceProps extends LinkEditor {
  readonly marketplace: Marketplace
  /** The countries whose readers land there now. */
  readonly readerCountries: readonly CountryCode[]
  readonly health: ReturnType<typeof useSellerHealth>
}

/** One store in a line, and all that can be decided of it behind that line. */
export function MarketplaceRow(props: MarketplaceProps) {
  const { marketplace, readerCountries, health, managed } = props
  const [isOpen, setOpen] = useState(false)
  const { excluded, overrides } = managed.settings
  const other = overrides[marketplace.code]
  return (
    <li className="border-t border-rule">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="relative flex min-h-16 list-none flex-wrap items-center gap-x-5 gap-y-1 py-3 pr-10 hover:bg-wash [&::-webkit-details-marker]:hidden">
          <MarketplaceName code={marketplace.code} className="basis-56 font-medium" />
          <span className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {describeReaders(marketplace.country, readerCountries)}
            {excluded.includes(marketplace.code) && <Badge tone="danger">Excluded</Badge>}
            {other && <Badge tone="accent">{formatIdentifier(other)}</Badge>}
            {hasNewReports(health.healthOf(`amazon-${marketplace.code}`)) && (
              <Badge tone="danger">Reported missing</Badge>
            )}
          </span>
          <span className="basis-52 truncate text-sm text-ink-soft max-md:basis-full">
            {describeTagInShort(marketplace.code, managed.routable.owner, managed.serviceTags)}
          </span>
          <ChevronDown
            className={`absolute top-5.5 right-1 size-5 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && <MarketplaceDetails {...props} />}
      </details>
    </li>
  )
}

import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { classNames } from '../primitives/index.ts'
import { Flag } from './flag.tsx'

/** The store as people know it. @example marketplaceTitle('de') // 'Amazon Germany' */
export function marketplaceTitle(code: MarketplaceCode): string {
  return `Amazon ${getMarketplace(code).name}`
}

interface MarketplaceNameProps {
  readonly code: MarketplaceCode
  readonly className?: string
}

export function MarketplaceName({ code, className }: MarketplaceNameProps) {
  return (
    <span className={classNames('inline-flex items-center gap-3', className)}>
      <Flag country={getMarketplace(code).country} />
      <span>{marketplaceTitle(code)}</span>
    </span>
  )
}

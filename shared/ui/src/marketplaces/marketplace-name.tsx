import { countryName } from '@everyshelf/domain/countries'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { label, uiLanguage } from '../labels/index.ts'
import { classNames } from '../primitives/index.ts'
import { Flag } from './flag.tsx'

/** The marketplace's country in the page's language. @example marketplaceCountry('de') // 'Germany' */
export function marketplaceCountry(code: MarketplaceCode): string {
  const { country, name } = getMarketplace(code)
  const language = uiLanguage()
  return language.startsWith('en') ? name : countryName(country, language)
}

/** The marketplace's name for people. @example marketplaceTitle('de') // 'Amazon Germany' */
export function marketplaceTitle(code: MarketplaceCode): string {
  return label('amazonIn', { country: marketplaceCountry(code) })
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

import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { shopName } from '@everyshelf/ui/book-input'
import { Flag } from '@everyshelf/ui/marketplaces'
import type { ChosenBook } from './chosen-book.ts'

/** Where the book was found; nothing for a typed number. */
export function ShopLine({ shop }: Pick<ChosenBook, 'shop'>) {
  const name = shopName(shop)
  if (!name) return null
  return (
    <p className="m-0 mb-1.5 flex items-center gap-2 text-sm text-ink-soft">
      {shop.marketplace && <Flag country={getMarketplace(shop.marketplace).country} />}
      {name}
    </p>
  )
}

import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { nameRetailer } from '@everyshelf/ui/book-input'
import { Flag } from '@everyshelf/ui/marketplaces'
import type { ChosenBook } from '../book/chosen-book.ts'

/** The store the book was found in; renders nothing for a typed number. */
export function RetailerLine({ foundAt }: Pick<ChosenBook, 'foundAt'>) {
  const name = nameRetailer(foundAt)
  if (!name) return null
  return (
    <p className="m-0 mb-1.5 flex items-center gap-2 text-sm text-ink-soft">
      {foundAt.marketplace && <Flag country={getMarketplace(foundAt.marketplace).country} />}
      {name}
    </p>
  )
}

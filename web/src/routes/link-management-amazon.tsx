import { BookPage } from '../features/book-page/book-page.tsx'
import { MarketplaceManagement } from '../features/link-routing/marketplaces/marketplace-management.tsx'

export function Component() {
  return <BookPage tab="routing">{(editor) => <MarketplaceManagement {...editor} />}</BookPage>
}

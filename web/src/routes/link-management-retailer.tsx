import { BookPage } from '../features/book-page/book-page.tsx'
import { RetailerManagement } from '../features/link-routing/retailer/retailer-management.tsx'

export function Component() {
  return <BookPage tab="routing">{(editor) => <RetailerManagement {...editor} />}</BookPage>
}

import { BookPage } from '../features/book-page/book-page.tsx'
import { LinkManagement } from '../features/link-management/link-management.tsx'

export function Component() {
  return <BookPage tab="routing">{(editor) => <LinkManagement {...editor} />}</BookPage>
}

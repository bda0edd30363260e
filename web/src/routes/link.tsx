import { BookPage } from '../features/book-page/book-page.tsx'
import { ShareTab } from '../features/book-page/share/share-tab.tsx'

export function Component() {
  return <BookPage tab="share">{(editor) => <ShareTab {...editor} />}</BookPage>
}

import { BookPage } from '../features/book-page/book-page.tsx'
import { LinkRouting } from '../features/link-routing/link-routing.tsx'

export function Component() {
  return <BookPage tab="routing">{(editor) => <LinkRouting {...editor} />}</BookPage>
}

import { BookPage } from '../features/book-page/book-page.tsx'
import { UniversalLink } from '../features/universal-links/universal-link.tsx'

export function Component() {
  return <BookPage tab="page">{(editor) => <UniversalLink {...editor} />}</BookPage>
}

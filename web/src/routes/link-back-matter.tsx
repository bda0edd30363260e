import { BackMatter } from '../features/back-matter/back-matter.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'

export function Component() {
  return <BookPage tab="back-matter">{(editor) => <BackMatter {...editor} />}</BookPage>
}

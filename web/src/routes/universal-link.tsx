import { BookDetails } from '../features/book-details/book-details.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'
import { UniversalLink } from '../features/universal-links/universal-link.tsx'

export function Component() {
  return (
    <BookPage tab="page">
      {(editor) => (
        <>
          <UniversalLink {...editor} />
          <BookDetails link={editor.managed.link} />
        </>
      )}
    </BookPage>
  )
}

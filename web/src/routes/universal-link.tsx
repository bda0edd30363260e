import { BookDetails } from '../features/book-details/book-details.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'
import { ReaderPageSettings } from '../features/reader-page-settings/reader-page-settings.tsx'

export function Component() {
  return (
    <BookPage tab="page">
      {(editor) => (
        <>
          <ReaderPageSettings {...editor} />
          <BookDetails link={editor.managed.link} />
        </>
      )}
    </BookPage>
  )
}

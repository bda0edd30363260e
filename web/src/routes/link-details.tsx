import { BookDetails } from '../features/book-details/book-details.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'

export function Component() {
  return <BookPage tab="details">{({ managed }) => <BookDetails link={managed.link} />}</BookPage>
}

import { AuthorPageList } from '../features/author-pages/author-page-list.tsx'
import { PagesPage } from '../features/author-pages/pages-page.tsx'

export function Component() {
  return (
    <PagesPage>
      <AuthorPageList />
    </PagesPage>
  )
}

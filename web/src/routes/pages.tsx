import { AuthorPageList } from '../features/author-pages/author-page-list.tsx'
import { PagesPage } from '../features/author-pages/pages-page.tsx'
import { SeriesList } from '../features/series/list/series-list.tsx'

export function Component() {
  return (
    <PagesPage>
      <AuthorPageList />
      <SeriesList />
    </PagesPage>
  )
}

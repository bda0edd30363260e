import { AdminPage } from '../app/admin-page.tsx'
import { AuthorPagesAndSeries } from '../features/admin/author-pages/author-pages.tsx'

export function Component() {
  return (
    <AdminPage title="Author pages and series">
      <AuthorPagesAndSeries />
    </AdminPage>
  )
}

import { AdminPage } from '../app/admin-page.tsx'
import { AuthorPages } from '../features/admin/author-pages/author-pages.tsx'

export function Component() {
  return (
    <AdminPage title="Author pages">
      <AuthorPages />
    </AdminPage>
  )
}

import { AdminPage } from '../app/admin-page.tsx'
import { Pages } from '../features/admin/pages/pages.tsx'

export function Component() {
  return (
    <AdminPage title="Author pages and series">
      <Pages />
    </AdminPage>
  )
}

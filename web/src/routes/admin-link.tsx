import { AdminPage } from '../app/admin-page.tsx'
import { Link } from '../features/admin/links/link.tsx'

export function Component() {
  return (
    <AdminPage title="Link">
      <Link />
    </AdminPage>
  )
}

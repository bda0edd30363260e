import { AdminPage } from '../app/admin-page.tsx'
import { Links } from '../features/admin/links/links.tsx'

export function Component() {
  return (
    <AdminPage title="Links">
      <Links />
    </AdminPage>
  )
}

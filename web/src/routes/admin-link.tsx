import { AdminPage } from '../app/admin-page.tsx'
import { LinkPage } from '../features/admin/links/link-page.tsx'

export function Component() {
  return (
    <AdminPage title="Link">
      <LinkPage />
    </AdminPage>
  )
}

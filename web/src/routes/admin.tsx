import { AdminPage } from '../app/admin-page.tsx'
import { Overview } from '../features/admin/overview/overview.tsx'

export function Component() {
  return (
    <AdminPage title="Overview">
      <Overview />
    </AdminPage>
  )
}

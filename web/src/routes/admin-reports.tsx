import { AdminPage } from '../app/admin-page.tsx'
import { Reports } from '../features/admin/reports/reports.tsx'

export function Component() {
  return (
    <AdminPage title="Reports">
      <Reports />
    </AdminPage>
  )
}

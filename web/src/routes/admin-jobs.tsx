import { AdminPage } from '../app/admin-page.tsx'
import { Jobs } from '../features/admin/jobs/jobs.tsx'

export function Component() {
  return (
    <AdminPage title="Jobs">
      <Jobs />
    </AdminPage>
  )
}

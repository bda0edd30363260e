import { AdminPage } from '../app/admin-page.tsx'
import { Audit } from '../features/admin/audit/audit.tsx'

export function Component() {
  return (
    <AdminPage title="Audit log">
      <Audit />
    </AdminPage>
  )
}

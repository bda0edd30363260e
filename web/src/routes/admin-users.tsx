import { AdminPage } from '../app/admin-page.tsx'
import { Users } from '../features/admin/users/users.tsx'

export function Component() {
  return (
    <AdminPage title="Users">
      <Users />
    </AdminPage>
  )
}

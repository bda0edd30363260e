import { AdminPage } from '../app/admin-page.tsx'
import { User } from '../features/admin/users/user.tsx'

export function Component() {
  return (
    <AdminPage title="User">
      <User />
    </AdminPage>
  )
}

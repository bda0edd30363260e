import { AdminPage } from '../app/admin-page.tsx'
import { Mail } from '../features/admin/mail/mail.tsx'

export function Component() {
  return (
    <AdminPage title="Email">
      <Mail />
    </AdminPage>
  )
}

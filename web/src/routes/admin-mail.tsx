import { AdminPage } from '../app/admin-page.tsx'
import { MailDesk } from '../features/admin/mail/mail-desk.tsx'

export function Component() {
  return (
    <AdminPage title="Mail">
      <MailDesk />
    </AdminPage>
  )
}

import { AdminPage } from '../app/admin-page.tsx'
import { Inbox } from '../features/admin/inbox/inbox.tsx'

export function Component() {
  return (
    <AdminPage title="Inbox">
      <Inbox />
    </AdminPage>
  )
}

import { AdminPage } from '../app/admin-page.tsx'
import { Message } from '../features/admin/inbox/message.tsx'

export function Component() {
  return (
    <AdminPage title="Message">
      <Message />
    </AdminPage>
  )
}

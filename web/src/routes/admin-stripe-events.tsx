import { AdminPage } from '../app/admin-page.tsx'
import { StripeEvents } from '../features/admin/payments/events.tsx'

export function Component() {
  return (
    <AdminPage title="Payment events">
      <StripeEvents />
    </AdminPage>
  )
}

import { AdminPage } from '../app/admin-page.tsx'

export function Component() {
  return (
    <AdminPage title="Overview">
      <p className="m-0 text-ink-soft">What happens on this server.</p>
    </AdminPage>
  )
}

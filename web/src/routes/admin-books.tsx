import { AdminPage } from '../app/admin-page.tsx'
import { BookCache } from '../features/admin/books/book-cache.tsx'

export function Component() {
  return (
    <AdminPage title="Book cache">
      <BookCache />
    </AdminPage>
  )
}

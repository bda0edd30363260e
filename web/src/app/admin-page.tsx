import type { ReactNode } from 'react'
import { RouteError } from '../components/route-error.tsx'
import { SignedInOnly } from '../components/signed-in-only.tsx'
import { lazyComponent } from '../lib/lazy-loading/lazy-component.tsx'
import { useTitle } from '../lib/page/use-title.ts'
import { useSession } from '../lib/session/session.ts'

const NotFound = lazyComponent(
  () => import('../routes/not-found.tsx'),
  ({ Component }) => Component,
  null,
  RouteError,
)
const AdminLayout = lazyComponent(
  () => import('../features/admin/layout/admin-layout.tsx'),
  ({ AdminLayout }) => AdminLayout,
  null,
  RouteError,
)

interface AdminPageProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * A page of the admin area. Signed-in users who are not admins get the not-found page. The server
 * checks permissions on every call.
 */
export function AdminPage(props: AdminPageProps) {
  return (
    <SignedInOnly skeleton={<div className="min-h-[60vh]" />}>
      <AdminsOnly {...props} />
    </SignedInOnly>
  )
}

function AdminsOnly({ title, children }: AdminPageProps) {
  const { user } = useSession()
  const isAdmin = user?.role === 'admin'
  useTitle(isAdmin ? `${title} · Admin · Everyshelf` : 'Page not found · Everyshelf')
  if (!isAdmin) return <NotFound />
  return <AdminLayout title={title}>{children}</AdminLayout>
}

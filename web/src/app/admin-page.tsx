import type { ReactNode } from 'react'
import { RouteError } from '../components/route-error.tsx'
import { SignedInOnly } from '../components/signed-in-only.tsx'
import { importChunk } from '../lib/import-chunk.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useSession } from '../lib/session.ts'
import { useTitle } from '../lib/use-title.ts'

const NotFound = lazyPart(
  async () => (await importChunk(() => import('../routes/not-found.tsx'))).Component,
  null,
  RouteError,
)
const AdminArea = lazyPart(
  async () =>
    (await importChunk(() => import('../features/admin/layout/admin-area.tsx'))).AdminArea,
  null,
  RouteError,
)

interface AdminPageProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * A page of the admin area. Who is signed in and no admin is told what anybody is told of a page that
 * is not there; what may be done here, the server decides call by call.
 */
export function AdminPage(props: AdminPageProps) {
  return (
    <SignedInOnly skeleton={<div className="min-h-[60vh]" />}>
      <ForAdmins {...props} />
    </SignedInOnly>
  )
}

function ForAdmins({ title, children }: AdminPageProps) {
  const { user } = useSession()
  const isAdmin = user?.role === 'admin'
  useTitle(isAdmin ? `${title} · Admin · Everyshelf` : 'Not found · Everyshelf')
  if (!isAdmin) return <NotFound />
  return <AdminArea title={title}>{children}</AdminArea>
}

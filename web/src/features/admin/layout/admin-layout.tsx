import type { ReactNode } from 'react'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/loaded.tsx'
import { EnterCode } from '../two-factor-gate/enter-code.tsx'
import { SetUpTwoFactor } from '../two-factor-gate/set-up-two-factor.tsx'
import { useTwoFactorGate } from '../two-factor-gate/use-two-factor-gate.ts'
import { AdminNavigation } from './admin-navigation.tsx'

interface AdminLayoutProps {
  readonly title: string
  readonly children: ReactNode
}

/** The layout of every admin page: two-factor authentication first, then the navigation. */
export function AdminLayout(props: AdminLayoutProps) {
  return (
    <ApiProvider>
      <LayoutInside {...props} />
    </ApiProvider>
  )
}

function LayoutInside({ title, children }: AdminLayoutProps) {
  useTwoFactorGate()
  const access = trpc.admin.access.get.useQuery()
  if (access.isPending) return <div className="min-h-[60vh]" />
  if (!access.data) {
    return (
      <div className="page-column pt-12">
        <AdminLoadFailure error={access.error} onRetry={() => void access.refetch()} />
      </div>
    )
  }
  const { state } = access.data
  if (state === 'no-factor') return <SetUpTwoFactor />
  if (state === 'closed') return <EnterCode />
  return (
    <div className="page-column grid gap-x-12 gap-y-8 pt-8 pb-16 lg:grid-cols-[10rem_minmax(0,1fr)] lg:pt-14">
      <AdminNavigation access={access.data} />
      <div className="min-w-0">
        <h1 className="m-0 mb-8 font-display text-4xl leading-tight [overflow-wrap:anywhere]">
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { ApiProvider, trpc } from '../../../lib/api.tsx'
import { SecondFactorForm } from '../door/second-factor-form.tsx'
import { SetUp } from '../door/set-up.tsx'
import { useDoor } from '../door/use-door.ts'
import { AdminNavigation } from './admin-navigation.tsx'

interface AdminAreaProps {
  readonly title: string
  readonly children: ReactNode
}

/** What stands around every page of the admin area: its door first, then its navigation. */
export function AdminArea(props: AdminAreaProps) {
  return (
    <ApiProvider>
      <Area {...props} />
    </ApiProvider>
  )
}

function Area({ title, children }: AdminAreaProps) {
  useDoor()
  const access = trpc.admin.access.get.useQuery()
  if (access.isPending) return <div className="min-h-[60vh]" />
  if (!access.data) {
    return (
      <div className="page-column pt-12">
        <LoadFailure onRetry={() => void access.refetch()} />
      </div>
    )
  }
  const { state } = access.data
  if (state === 'no-factor') return <SetUp />
  if (state === 'closed') return <SecondFactorForm />
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

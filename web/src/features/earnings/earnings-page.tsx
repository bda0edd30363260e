import type { ReactNode } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { EarningsSkeleton } from './earnings-skeleton.tsx'

interface EarningsPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the screens about what affiliate programs paid. */
export function EarningsPage({ title, children }: EarningsPageProps) {
  useTitle(`${title} · Everyshelf`)
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly skeleton={<EarningsSkeleton title={title} />}>
        <ApiProvider>{children}</ApiProvider>
      </SignedInOnly>
    </div>
  )
}

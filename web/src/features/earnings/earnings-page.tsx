import type { ReactNode } from 'react'
import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { useTitle } from '../../lib/page/use-title.ts'

interface EarningsPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the screens about what affiliate programs paid. */
export function EarningsPage({ title, children }: EarningsPageProps) {
  useTitle(`${title} · Everyshelf`)
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly
        skeleton={
          <>
            <h1 className="m-0 font-display text-3xl sm:text-4xl">{title}</h1>
            <OverviewSkeleton />
          </>
        }
      >
        {children}
      </SignedInOnly>
    </div>
  )
}

import type { ReactNode } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTitle } from '../../lib/page/use-title.ts'

/** The screen with everything that the account publishes beside single links. */
export function PagesPage({ children }: { readonly children: ReactNode }) {
  useTitle('Pages · Everyshelf')
  return (
    <div className="page-column pt-8 sm:pt-10">
      <h1 className="m-0 font-display text-3xl leading-tight sm:text-4xl">Pages</h1>
      <SignedInOnly skeleton={<Skeleton className="mt-8" />}>{children}</SignedInOnly>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTitle } from '../lib/page/use-title.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { Skeleton } from './skeleton.tsx'

interface AccountPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of My Account, with the navigation of its sections. */
export function AccountPage({ title, children }: AccountPageProps) {
  useTitle(`${title} · Everyshelf`)
  return (
    <div className="page-column pt-8 sm:pt-10">
      <h1 className="m-0 mb-3 font-display text-3xl leading-tight sm:text-4xl">{title}</h1>
      <AccountNavigation />
      <SignedInOnly skeleton={<SectionSkeleton />}>{children}</SignedInOnly>
    </div>
  )
}

function SectionSkeleton() {
  return (
    <Skeleton>
      <div className="h-12 max-w-[66ch] rounded-md bg-wash" />
      <div className="mt-8 h-96 rounded-md bg-wash" />
    </Skeleton>
  )
}

import type { ReactNode } from 'react'
import { ApiProvider } from '../lib/api/trpc.tsx'
import { useTitle } from '../lib/page/use-title.ts'
import { SignedInOnly } from './signed-in-only.tsx'

interface AccountPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A section of My Account with a URL of its own. */
export function AccountPage({ title, children }: AccountPageProps) {
  useTitle(`${title} · Everyshelf`)
  return (
    <div className="page-column pt-10 sm:pt-14">
      <h1 className="m-0 mb-3 font-display text-4xl sm:text-5xl">{title}</h1>
      <SignedInOnly skeleton={<SectionSkeleton />}>
        <ApiProvider>{children}</ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function SectionSkeleton() {
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">Loading</span>
      <div className="h-12 max-w-[66ch] rounded-md bg-wash" />
      <div className="mt-8 h-96 rounded-md bg-wash" />
    </div>
  )
}

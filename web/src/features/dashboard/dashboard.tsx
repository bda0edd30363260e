import { useState } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { readCachedLinks } from '../../lib/account/cached-links.ts'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { CachedLinksList } from './cached-links-list.tsx'
import { LinksPage } from './links-page.tsx'
import { LinksSkeleton } from './table/links-skeleton.tsx'

/** The user's saved links. */
export function Dashboard() {
  useTitle('Dashboard · Everyshelf')
  const [cached] = useState(readCachedLinks)
  return (
    <div className="page-column pt-10 sm:pt-14">
      <SignedInOnly
        skeleton={<DashboardSkeleton />}
        error={cached && <CachedLinksList cached={cached} />}
      >
        <ApiProvider>
          <LinksPage />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <>
      <h1 className="m-0 font-display text-4xl sm:text-5xl">Your links</h1>
      <LinksSkeleton />
    </>
  )
}

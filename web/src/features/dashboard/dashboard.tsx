import { useState } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { readCachedLinks } from '../../lib/account/cached-links.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { CachedLinksList } from './cached-links-list.tsx'
import { LinksPage } from './links-page.tsx'
import { LinksSkeleton } from './table/links-skeleton.tsx'

/** The user's saved links. */
export function Dashboard() {
  useTitle('Dashboard · Everyshelf')
  const [cached] = useState(readCachedLinks)
  return (
    <div className="page-column pt-8 sm:pt-10">
      <SignedInOnly
        skeleton={<DashboardSkeleton />}
        error={cached && <CachedLinksList cached={cached} />}
      >
        <LinksPage />
      </SignedInOnly>
    </div>
  )
}

function DashboardSkeleton() {
  return (
    <>
      <h1 className="m-0 font-display text-3xl leading-tight sm:text-4xl">Your links</h1>
      <LinksSkeleton />
    </>
  )
}

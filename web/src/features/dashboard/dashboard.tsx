import { useState } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api.tsx'
import { readKeptLinks } from '../../lib/kept-links.ts'
import { useTitle } from '../../lib/use-title.ts'
import { KeptLinksList } from './kept-links-list.tsx'
import { LinksPage } from './links-page.tsx'
import { LinksSkeleton } from './table/links-skeleton.tsx'

/** A person's saved links. */
export function Dashboard() {
  useTitle('Dashboard · Everyshelf')
  const [kept] = useState(readKeptLinks)
  return (
    <div className="page-column pt-10 sm:pt-14">
      <SignedInOnly
        skeleton={<DashboardSkeleton />}
        {...(kept && { away: <KeptLinksList kept={kept} /> })}
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

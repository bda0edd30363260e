import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { NoSuchLink } from '../../components/links/no-such-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api.tsx'
import { useManagedLink } from '../../lib/link-settings/use-managed-link.ts'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ManagementSkeleton } from './management-skeleton.tsx'
import type { OwnLink } from './own-link.ts'
import { PremiumOffer } from './premium-offer.tsx'
import { useWhatIf, type WhatIf } from './what-if/use-what-if.ts'
import { WhatIfBar } from './what-if/what-if.tsx'

/** A link with the way to try changes of it first. */
export interface TriedLink extends OwnLink {
  readonly whatIf: WhatIf
}

interface ManagedPageProps {
  readonly children: (own: TriedLink) => ReactNode
}

/** The frame of these pages: a link of who is signed in, and Premium to change it. */
export function ManagedPage({ children }: ManagedPageProps) {
  useTitle('Link management · Everyshelf')
  return (
    <div className="page-column pt-8 sm:pt-12">
      <SignedInOnly skeleton={<ManagementSkeleton />}>
        <ApiProvider>
          <Loaded>{children}</Loaded>
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function Loaded({ children }: ManagedPageProps) {
  const { linkId: id = '' } = useParams()
  const isPremium = useSession().user?.isPremium ?? false
  const { managed, failure, retry, save, undo } = useManagedLink(id)
  if (failure === 'gone') return <NoSuchLink />
  if (failure) {
    return (
      <>
        <h1 className="m-0 mb-5 font-display text-4xl">Link management</h1>
        <LoadFailure onRetry={retry} />
      </>
    )
  }
  if (!managed) return <ManagementSkeleton />
  if (!isPremium) return <PremiumOffer managed={managed} />
  return <Tried saved={{ id, managed, save, undo }}>{children}</Tried>
}

interface TriedProps extends ManagedPageProps {
  readonly saved: OwnLink
}

function Tried({ saved, children }: TriedProps) {
  const whatIf = useWhatIf(saved)
  return (
    <>
      {children({ ...whatIf.own, whatIf })}
      <WhatIfBar id={saved.id} whatIf={whatIf} />
    </>
  )
}

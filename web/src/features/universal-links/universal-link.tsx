import { Spinner } from '@everyshelf/ui/primitives'
import { useParams } from 'react-router'
import { NoSuchLink } from '../../components/links/no-such-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useManagedLink } from '../../lib/link-settings/use-managed-link.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { useSession } from '../../lib/session/session.ts'
import { PremiumOffer } from './premium-offer.tsx'
import { UniversalLinkSettings } from './universal-link-settings.tsx'

/** The owner's view of a link's page for readers. */
export function UniversalLink() {
  useTitle('Universal link · Everyshelf')
  return (
    <div className="page-column pt-8 sm:pt-12">
      <SignedInOnly skeleton={<Loading />}>
        <ApiProvider>
          <LoadedLink />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function LoadedLink() {
  const { linkId = '' } = useParams()
  const isPremium = useSession().user?.isPremium ?? false
  const { managed, failure, retry, save, rename } = useManagedLink(linkId)
  if (failure === 'gone') return <NoSuchLink />
  if (failure) {
    return (
      <>
        <h1 className="m-0 mb-5 font-display text-4xl">Universal book links</h1>
        <LoadFailure onRetry={retry} />
      </>
    )
  }
  if (!managed) return <Loading />
  // What is typed belongs to one link alone.
  return isPremium ? (
    <UniversalLinkSettings key={linkId} {...{ managed, save, rename }} />
  ) : (
    <PremiumOffer link={managed.link} />
  )
}

function Loading() {
  return (
    <div className="grid min-h-80 place-items-center text-accent">
      <h1 className="sr-only">Universal book links</h1>
      <Spinner className="size-9" label="Loading" late />
    </div>
  )
}

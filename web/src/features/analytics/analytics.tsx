import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api.tsx'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { FreeSummary } from './free-summary.tsx'
import { OwnersClock } from './owners-clock.tsx'

/** Who opened one's links, where and when. */
export function Analytics() {
  useTitle('Analytics · Everyshelf')
  return (
    <div className="page-column pt-10 sm:pt-14">
      <SignedInOnly skeleton={<AnalyticsSkeleton />}>
        <ApiProvider>
          <ByPlan />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function ByPlan() {
  const isPremium = useSession().user?.isPremium ?? false
  return isPremium ? <OwnersClock /> : <FreeSummary />
}

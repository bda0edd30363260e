import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { useSession } from '../../lib/session/session.ts'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { FreeSummary } from './free-summary.tsx'
import { FullAnalytics } from './full-analytics.tsx'

/** Clicks on the links of the signed-in user. */
export function Analytics() {
  useTitle('Analytics · Everyshelf')
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly skeleton={<AnalyticsSkeleton />}>
        <ApiProvider>
          <AnalyticsByPlan />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function AnalyticsByPlan() {
  const isPremium = useSession().user?.isPremium ?? false
  return isPremium ? <FullAnalytics link={null} /> : <FreeSummary />
}

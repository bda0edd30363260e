import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { FreeSummary } from './free-summary.tsx'
import { FullAnalytics } from './full-analytics.tsx'

/** Clicks on the links of the signed-in user. */
export function Analytics() {
  useTitle('Analytics · Everyshelf')
  return (
    <div className="page-column pt-5 sm:pt-8">
      <SignedInOnly skeleton={<AnalyticsSkeleton />}>
        <AnalyticsByPlan />
      </SignedInOnly>
    </div>
  )
}

function AnalyticsByPlan() {
  const isPremium = useIsPremium()
  return isPremium ? <FullAnalytics link={null} /> : <FreeSummary />
}

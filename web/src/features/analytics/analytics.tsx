import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { todayIn } from '../../components/charts/today.ts'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { AnalyticsFailed } from './analytics-failed.tsx'
import { AnalyticsHeading } from './analytics-heading.tsx'
import { AnalyticsOffer } from './analytics-offer.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { DayChart } from './charts/day-chart.tsx'
import { FullAnalytics } from './full-analytics.tsx'
import { TotalsSummary } from './totals-summary.tsx'

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

/** Recent totals, and what Premium adds. */
function FreeSummary() {
  const { data, error, refetch } = trpc.analytics.summary.useQuery(undefined, {
    staleTime: 15_000,
  })
  if (!data) {
    return error ? <AnalyticsFailed error={error} onRetry={refetch} /> : <AnalyticsSkeleton />
  }
  return (
    <>
      <AnalyticsHeading />
      <p className="m-0 mt-2 text-ink-soft">All your links, last {RECENT_CLICK_DAYS} days</p>
      <TotalsSummary totals={data.totals} />
      {data.totals.hits > 0 && (
        <div className="mt-6">
          <DayChart days={data.days} today={todayIn(data.timeZone)} />
        </div>
      )}
      <AnalyticsOffer />
    </>
  )
}

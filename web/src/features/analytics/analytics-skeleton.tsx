import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { AnalyticsHeading } from './analytics-heading.tsx'

export function AnalyticsSkeleton() {
  return (
    <>
      <AnalyticsHeading />
      <OverviewSkeleton />
    </>
  )
}

import { trpc } from '../../lib/api.tsx'
import { AnalyticsFailed } from './analytics-failed.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { FullAnalytics } from './full-analytics.tsx'

/** Which day is today depends on the owner's clock, so it is asked for first. */
export function OwnersClock() {
  const { data, isError, refetch } = trpc.profile.get.useQuery()
  if (data) return <FullAnalytics timeZone={data.timeZone} />
  return isError ? <AnalyticsFailed onRetry={() => void refetch()} /> : <AnalyticsSkeleton />
}

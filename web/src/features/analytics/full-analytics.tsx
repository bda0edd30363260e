import { useState } from 'react'
import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { RangePicker } from '../../components/charts/range-picker.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useIsOnline } from '../../lib/connection/use-is-online.ts'
import { AnalyticsFailed } from './analytics-failed.tsx'
import { AnalyticsHeading } from './analytics-heading.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { Breakdown } from './breakdown.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { LabelFilter } from './filters/label-filter.tsx'
import { useFilters } from './filters/use-filters.ts'
import { LiveHits } from './live/live-hits.tsx'
import { LiveStateLine } from './live/live-state-line.tsx'
import { useLiveHits } from './live/use-live-hits.ts'
import { useThrottle } from './live/use-throttle.ts'
import { NoClicks } from './no-clicks.tsx'
import { OverviewFailed } from './overview-failed.tsx'
import { TimeZoneLine } from './time-zone-line.tsx'
import { useOverview } from './use-overview.ts'

interface FullAnalyticsProps {
  /** The ID of the only link to count; null for all links. */
  readonly link: string | null
}

/** Loads the owner's time zone first, because it decides which day is today. */
export function FullAnalytics({ link }: FullAnalyticsProps) {
  const { data, error, refetch } = trpc.profile.get.useQuery()
  if (data) return <AnalyticsInTimeZone link={link} timeZone={data.timeZone} />
  return error ? <AnalyticsFailed error={error} onRetry={refetch} /> : <AnalyticsSkeleton />
}

interface AnalyticsInTimeZoneProps extends FullAnalyticsProps {
  readonly timeZone: string
}

function AnalyticsInTimeZone({ link, timeZone }: AnalyticsInTimeZoneProps) {
  const { filters, changeFilters, today } = useFilters(timeZone, link)
  const utils = trpc.useUtils()
  const refresh = useThrottle(() => utils.analytics.overview.refetch(undefined, { type: 'active' }))
  const [isPaused, setPaused] = useState(false)
  const isOnline = useIsOnline()
  // Totals of a range that ended before today no longer change.
  const isPast = filters.to < today
  const { state, hits } = useLiveHits(isPaused || isPast, refresh)
  const { data, error, isPlaceholderData, refetch } = useOverview(filters, state)
  return (
    <>
      {link === null && <AnalyticsHeading />}
      <div className="mt-4">
        <RangePicker range={filters} changeQuery={changeFilters}>
          {!isPast && <LiveStateLine state={state} isPaused={isPaused} onPause={setPaused} />}
          <TimeZoneLine timeZone={timeZone} />
        </RangePicker>
      </div>
      <FilterChips filters={filters} changeFilters={changeFilters}>
        {link === null && <LabelFilter filters={filters} changeFilters={changeFilters} />}
      </FilterChips>
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {error && isOnline && <Outdated onRetry={refetch} />}
          {data.totals.hits === 0 ? (
            <NoClicks filters={filters} changeFilters={changeFilters} />
          ) : (
            <Breakdown overview={data} filters={filters} changeFilters={changeFilters}>
              {!isPast && <LiveHits hits={hits} filters={filters} timeZone={timeZone} />}
            </Breakdown>
          )}
        </div>
      ) : error ? (
        <OverviewFailed error={error} onRetry={refetch} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

function Outdated({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="status" className="mt-4 mb-0 text-danger">
      We couldn’t load the latest clicks.{' '}
      <button type="button" onClick={onRetry} className="text-link min-h-11 font-semibold">
        Try again
      </button>
    </p>
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/api.tsx'
import { OverviewSkeleton } from './analytics-skeleton.tsx'
import type { Asked } from './asked/asked.ts'
import { FilterChips } from './asked/filter-chips.tsx'
import { RangePicker } from './asked/range-picker.tsx'
import { useAsked } from './asked/use-asked.ts'
import { Breakdown } from './breakdown.tsx'
import { NothingCounted } from './nothing-counted.tsx'
import { OverviewFailed } from './overview-failed.tsx'
import { TimeZoneLine } from './time-zone-line.tsx'

/** New clicks are there at once; a page in a hidden tab asks for none. */
const LIVE_MS = 15_000
/** Another clock was chosen, and the clicks are being counted anew by it. */
const RECOUNT_MS = 2000

export function FullAnalytics({ timeZone }: { readonly timeZone: string }) {
  const { asked, ask } = useAsked(timeZone)
  const { data, error, isPlaceholderData, refetch } = useOverview(asked, timeZone)
  return (
    <>
      <header>
        <h1 className="m-0 font-display text-4xl sm:text-5xl">Analytics</h1>
        <TimeZoneLine timeZone={timeZone} />
      </header>
      <RangePicker asked={asked} ask={ask} />
      <FilterChips asked={asked} ask={ask} />
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {data.timeZone !== timeZone && <Recounting />}
          {error && <Outdated onRetry={() => void refetch()} />}
          {data.totals.hits === 0 ? (
            <NothingCounted asked={asked} ask={ask} />
          ) : (
            <Breakdown overview={data} asked={asked} ask={ask} />
          )}
        </div>
      ) : error ? (
        <OverviewFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

function useOverview({ from, to, link, country, shop }: Asked, timeZone: string) {
  return trpc.analytics.overview.useQuery(
    { from, to, ...(link && { link }), ...(country && { country }), ...(shop && { shop }) },
    {
      staleTime: LIVE_MS,
      refetchInterval: ({ state }) =>
        state.data && state.data.timeZone !== timeZone ? RECOUNT_MS : LIVE_MS,
      refetchOnWindowFocus: true,
      placeholderData: keepPreviousData,
    },
  )
}

function Recounting() {
  return (
    <p role="status" className="mt-6 mb-0 text-ink-soft">
      Your clicks are being counted anew by this clock. The figures follow by themselves.
    </p>
  )
}

function Outdated({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="status" className="mt-6 mb-0 text-danger">
      The newest clicks could not be fetched.{' '}
      <button type="button" onClick={onRetry} className="text-link min-h-11 font-semibold">
        Try again
      </button>
    </p>
  )
}

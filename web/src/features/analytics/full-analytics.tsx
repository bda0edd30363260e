import { useState } from 'react'
import { trpc } from '../../lib/api.tsx'
import { AnalyticsHeader } from './analytics-header.tsx'
import { OverviewSkeleton } from './analytics-skeleton.tsx'
import { FilterChips } from './asked/filter-chips.tsx'
import { RangePicker } from './asked/range-picker.tsx'
import { useAsked } from './asked/use-asked.ts'
import { Breakdown } from './breakdown.tsx'
import { LiveOpenings } from './live/live-openings.tsx'
import { LiveStateLine } from './live/live-state-line.tsx'
import { useLiveClicks } from './live/use-live-clicks.ts'
import { useSpaced } from './live/use-spaced.ts'
import { NothingCounted } from './nothing-counted.tsx'
import { OverviewFailed } from './overview-failed.tsx'
import { useOverview } from './use-overview.ts'

export function FullAnalytics({ timeZone }: { readonly timeZone: string }) {
  const { asked, ask, today } = useAsked(timeZone)
  const utils = trpc.useUtils()
  const lookAgain = useSpaced(() => utils.analytics.overview.refetch(undefined, { type: 'active' }))
  const [isPaused, setPaused] = useState(false)
  // What was before today does not change any more.
  const isOver = asked.to < today
  const { state, openings } = useLiveClicks(isPaused || isOver, lookAgain)
  const { data, error, isPlaceholderData, refetch } = useOverview(asked, timeZone, state)
  return (
    <>
      <AnalyticsHeader asked={asked} timeZone={timeZone} />
      <div className="mt-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <RangePicker asked={asked} ask={ask} />
        {!isOver && <LiveStateLine state={state} isPaused={isPaused} onPause={setPaused} />}
      </div>
      <FilterChips asked={asked} ask={ask} />
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {data.timeZone !== timeZone && <Recounting />}
          {error && <Outdated onRetry={() => void refetch()} />}
          {data.totals.hits === 0 ? (
            <NothingCounted asked={asked} ask={ask} />
          ) : (
            <Breakdown overview={data} asked={asked} ask={ask}>
              {!isOver && <LiveOpenings openings={openings} asked={asked} timeZone={timeZone} />}
            </Breakdown>
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

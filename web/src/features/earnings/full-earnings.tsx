import { isCurrency } from '@everyshelf/domain/earnings'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { readRange, useChangeQuery } from '../../components/charts/range.ts'
import { RangePicker } from '../../components/charts/range-picker.tsx'
import { todayIn } from '../../components/charts/today.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { EarningsBreakdowns } from './earnings-breakdowns.tsx'
import { EarningsByDay } from './earnings-by-day.tsx'
import { EarningsTotals } from './earnings-totals.tsx'
import { NoEarnings, NoReports } from './no-earnings.tsx'
import type { ImportedReport } from './overview.ts'

interface FullEarningsProps {
  readonly imports: readonly ImportedReport[]
}

export function FullEarnings({ imports }: FullEarningsProps) {
  const { data: profile, error, refetch } = trpc.profile.get.useQuery()
  if (imports.length === 0) return <NoReports />
  if (profile) return <EarningsInTimeZone imports={imports} timeZone={profile.timeZone} />
  if (!error) return <OverviewSkeleton />
  return (
    <div className="mt-6">
      <LoadFailure error={error} onRetry={refetch} />
    </div>
  )
}

interface EarningsInTimeZoneProps extends FullEarningsProps {
  readonly timeZone: string
}

function EarningsInTimeZone({ imports, timeZone }: EarningsInTimeZoneProps) {
  const { range, currency, changeQuery } = useRange(timeZone)
  const { from, to } = range
  const overview = trpc.earnings.overview.useQuery(
    { from, to, ...(currency && { currency }) },
    { placeholderData: keepPreviousData },
  )
  const { data, error, isPlaceholderData } = overview
  return (
    <>
      <div className="mt-4">
        <RangePicker range={range} changeQuery={changeQuery}>
          {null}
        </RangePicker>
      </div>
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {data.currency === null ? (
            <NoEarnings imports={imports} changeQuery={changeQuery} />
          ) : (
            <>
              <CurrencyChoice overview={data} changeQuery={changeQuery} />
              <EarningsTotals overview={data} currency={data.currency} />
              <EarningsByDay overview={data} currency={data.currency} />
              <EarningsBreakdowns overview={data} currency={data.currency} />
            </>
          )}
        </div>
      ) : error ? (
        <div className="mt-10 border-y border-rule py-8">
          <LoadFailure error={error} onRetry={overview.refetch} />
        </div>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

/** Programs pay months later, so the range is longer than that of clicks. */
const DEFAULT_DAYS = 90

/** The range and currency in the URL, with days in the owner's time zone. */
function useRange(timeZone: string) {
  const [query] = useSearchParams()
  const chosen = query.get('currency') ?? ''
  return {
    range: readRange(query, todayIn(timeZone), DEFAULT_DAYS),
    currency: isCurrency(chosen) ? chosen : undefined,
    changeQuery: useChangeQuery(),
  }
}

import { formatAmount, isCurrency } from '@everyshelf/domain/earnings'
import { formatDayRange } from '@everyshelf/domain/format'
import { Bookstore } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EmptyRange } from '../../components/charts/empty-range.tsx'
import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { PeriodButton } from '../../components/charts/period-button.tsx'
import { type ChangeQuery, readRange, useChangeQuery } from '../../components/charts/range.ts'
import { RangePicker } from '../../components/charts/range-picker.tsx'
import { todayIn } from '../../components/charts/today.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { Moment } from '../../components/moment.tsx'
import { PremiumOffer } from '../../components/premium-offer.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { EarningsBreakdowns } from './earnings-breakdowns.tsx'
import { EarningsByDay } from './earnings-by-day.tsx'
import { EarningsPage } from './earnings-page.tsx'
import { EarningsTotals } from './earnings-totals.tsx'
import type { EarningsOverview, ImportedReport } from './overview.ts'
import { RatesDialog } from './rates-dialog.tsx'

/** What the author's links earned, from the reports that they import. */
export function Earnings() {
  return (
    <EarningsPage title="Earnings">
      <EarningsByPlan />
    </EarningsPage>
  )
}

function EarningsByPlan() {
  const isPremium = useIsPremium()
  const imports = trpc.earnings.listImports.useQuery()
  const hasReports = (imports.data?.length ?? 0) > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="m-0 mr-auto font-display text-3xl sm:text-4xl">Earnings</h1>
        {hasReports && (
          <Link to={paths.earningsReports} className={buttonClasses('outline')}>
            <FileUp className="size-[1.1em]" />
            {isPremium ? 'Import a report' : 'Your reports'}
          </Link>
        )}
      </div>
      {!isPremium ? (
        <PremiumOffer
          title="See what a click earns"
          about="Import reports from your affiliate programs and compare them with your clicks."
          benefits={BENEFITS}
          className="mt-8"
        />
      ) : imports.data ? (
        <FullEarnings imports={imports.data} />
      ) : imports.error ? (
        <LoadFailure error={imports.error} onRetry={imports.refetch} className="mt-6" />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

const BENEFITS = [
  'Earnings per click, by book, store, country, and channel',
  'Reports from Amazon, Awin, Rakuten (Kobo), CJ, Partnerize (Apple), and Bookshop.org',
  'One total in your currency, at your own exchange rates',
]

interface FullEarningsProps {
  readonly imports: readonly ImportedReport[]
}

function FullEarnings({ imports }: FullEarningsProps) {
  const { data: profile, error, refetch } = trpc.profile.get.useQuery()
  if (imports.length === 0) return <NoReports />
  if (profile) return <EarningsInTimeZone imports={imports} timeZone={profile.timeZone} />
  if (!error) return <OverviewSkeleton />
  return <LoadFailure error={error} onRetry={refetch} className="mt-6" />
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
              {imports.length === 1 && data.totals.amount > 0 && (
                <Moment step="first-earnings" drawing={<Bookstore />}>
                  Readers are buying. These are your first reported earnings.
                </Moment>
              )}
              <EarningsTotals overview={data} currency={data.currency} />
              <EarningsByDay overview={data} currency={data.currency} />
              <EarningsBreakdowns overview={data} currency={data.currency} />
            </>
          )}
        </div>
      ) : error ? (
        <LoadFailure
          error={error}
          onRetry={overview.refetch}
          className="mt-10 border-y border-rule py-8"
        />
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

/** Shown before the first import. */
function NoReports() {
  return (
    <EmptyRange
      title="Import your first report"
      text="Download a report from your affiliate program. We compare it with your clicks."
    >
      <Link to={paths.earningsReports} className={buttonClasses('solid')}>
        <FileUp className="size-[1.1em]" />
        Import a report
      </Link>
    </EmptyRange>
  )
}

interface NoEarningsProps {
  readonly imports: readonly ImportedReport[]
  readonly changeQuery: ChangeQuery
}

/** Shown when the range has no earnings: leads to the days of the newest report. */
function NoEarnings({ imports, changeQuery }: NoEarningsProps) {
  const [newest] = imports
  return (
    <EmptyRange
      title="No earnings in this range"
      text="Choose other dates, or import a report for these days."
    >
      {newest && (
        <Button
          onClick={() => changeQuery({ from: newest.firstDay, to: newest.lastDay, days: null })}
        >
          Show {formatDayRange(newest.firstDay, newest.lastDay)}
        </Button>
      )}
      <Link to={paths.earningsReports} className={buttonClasses('outline')}>
        Import a report
      </Link>
    </EmptyRange>
  )
}

interface CurrencyChoiceProps {
  readonly overview: EarningsOverview
  readonly changeQuery: ChangeQuery
}

/** The currencies of the range. Amounts are added up only with the author's exchange rates. */
function CurrencyChoice({ overview, changeQuery }: CurrencyChoiceProps) {
  const { currencies, currency, isConverted } = overview
  const [isOpen, setOpen] = useState(false)
  if (currencies.length < 2 && !isConverted) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <fieldset
        aria-label="Currency"
        className="-m-1.5 flex min-w-0 gap-2 overflow-x-auto border-0 p-1.5 [scrollbar-width:none] max-sm:-mx-6 max-sm:px-6"
      >
        {isConverted && (
          <PeriodButton isPressed onClick={() => changeQuery({ currency: null })}>
            {`All in ${currency}`}
          </PeriodButton>
        )}
        {currencies.map((each) => (
          <PeriodButton
            key={each.currency}
            isPressed={!isConverted && each.currency === currency}
            onClick={() => changeQuery({ currency: each.currency })}
          >
            {formatAmount(each.amount, each.currency)}
          </PeriodButton>
        ))}
      </fieldset>
      <Button kind="quiet" size="small" className="min-h-11" onClick={() => setOpen(true)}>
        {isConverted ? 'Edit exchange rates' : 'Add up all currencies'}
      </Button>
      <RatesDialog
        open={isOpen}
        onOpenChange={setOpen}
        currencies={currencies.map((each) => each.currency)}
        onSaved={() => changeQuery({ currency: null })}
      />
    </div>
  )
}

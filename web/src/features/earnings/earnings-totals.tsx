import { formatAmount } from '@everyshelf/domain/earnings'
import { countOf, formatCount, formatDayRange } from '@everyshelf/domain/format'
import type { ReactNode } from 'react'
import { describeAmountChange, formatPerClick } from './describe-amounts.ts'
import type { EarningsOverview } from './overview.ts'

interface EarningsTotalsProps {
  readonly overview: EarningsOverview
  readonly currency: string
}

/** The total compared with the previous period, and beside it earnings per click and items. */
export function EarningsTotals({ overview, currency }: EarningsTotalsProps) {
  const { totals, hasClicks } = overview
  const isPart = totals.coveredDays < overview.days.length
  return (
    <section aria-label="Totals" className="mt-5">
      <dl className="m-0 flex flex-wrap items-end gap-x-10 gap-y-3 max-sm:gap-x-6">
        <div className="mr-auto max-sm:w-full">
          <dt className="text-sm font-semibold">
            Earnings
            {overview.isConverted && (
              <span className="font-normal text-ink-soft"> at your exchange rates</span>
            )}
          </dt>
          <dd className="m-0 mt-1 flex flex-wrap items-baseline gap-x-3">
            <span
              key={totals.amount}
              className="animate-rise tabular font-display text-4xl leading-none sm:text-5xl"
            >
              {formatAmount(totals.amount, currency)}
            </span>
            <span className="tabular text-sm text-ink-soft">
              <Comparison overview={overview} currency={currency} />
            </span>
          </dd>
        </div>
        <Metric
          name="Earnings per click"
          about={
            isPart
              ? `On ${countOf(totals.coveredDays, 'day')} with reports.`
              : 'At stores with earnings.'
          }
        >
          {hasClicks ? (
            formatPerClick(totals.linkedAmount, totals.clicks, currency)
          ) : (
            <span className="text-sm font-normal text-ink-soft">
              Not available for dates over 13 months ago
            </span>
          )}
        </Metric>
        {totals.clicks !== null && (
          <Metric
            name="Clicks"
            about={isPart ? 'With your tag, on these days.' : 'With your tag, at these stores.'}
          >
            {formatCount(totals.clicks)}
          </Metric>
        )}
        <Metric name="Items" about="Sold, without returns.">
          {formatCount(totals.items)}
        </Metric>
        {totals.orderedItems > 0 && (
          <Metric name="Ordered items" about="From Amazon’s Fee-Orders.">
            {formatCount(totals.orderedItems)}
          </Metric>
        )}
      </dl>
    </section>
  )
}

/** Compares only what reports cover in both periods. */
function Comparison({ overview, currency }: EarningsTotalsProps) {
  const { comparison, previous } = overview
  if (!comparison) return 'No day has reports in both periods'
  const { amount, previousAmount, days, isWhole } = comparison
  const change = describeAmountChange(amount, previousAmount)
  const before = formatAmount(previousAmount, currency)
  if (isWhole) {
    return (
      <>
        {change} vs. {before}
        <span className="max-sm:hidden"> ({formatDayRange(previous.from, previous.to)})</span>
      </>
    )
  }
  return (
    <>
      {change && `${change}: `}
      {formatAmount(amount, currency)} vs. {before} on the {countOf(days, 'day')} with reports in
      both periods
    </>
  )
}

interface MetricProps {
  readonly name: string
  readonly about: string
  readonly children: ReactNode
}

function Metric({ name, about, children }: MetricProps) {
  return (
    <div className="text-sm">
      <dt className="text-ink-soft">
        {name}
        <span className="max-sm:sr-only sm:block sm:text-xs"> {about}</span>
      </dt>
      <dd className="tabular m-0 mt-1 font-semibold sm:text-xl sm:leading-none">{children}</dd>
    </div>
  )
}

import { formatAmount, formatDecimal } from '@everyshelf/domain/earnings'
import { countOf, formatCount, formatDay, formatLongDay } from '@everyshelf/domain/format'
import { useState } from 'react'
import { type ChartRows, ChartSection } from '../../components/charts/chart-section.tsx'
import { DaySlider } from '../../components/charts/day-slider.tsx'
import { Legend } from '../../components/charts/legend.tsx'
import { DayAmounts, hasPrevious, NO_REPORT_HATCH } from './day-amounts.tsx'
import type { EarningDay, EarningsOverview } from './overview.ts'

interface EarningsByDayProps {
  readonly overview: EarningsOverview
  readonly currency: string
}

export function EarningsByDay({ overview: { days }, currency }: EarningsByDayProps) {
  return (
    <ChartSection
      title="Earnings by day"
      rows={dayRows(days, currency)}
      nameRow={formatDay}
      className="mt-6 sm:mt-8"
    >
      <DayChart days={days} currency={currency} />
    </ChartSection>
  )
}

/** Amounts are decimals without a sign, which spreadsheets read as numbers. */
function dayRows(days: readonly EarningDay[], currency: string): ChartRows {
  const hasClicks = days.some(({ clicks }) => clicks !== null)
  return days.map(({ day, reports, amount, previousAmount, clicks }) => ({
    Day: day,
    Reports: reportTexts[reports],
    [`Earnings (${currency})`]: reports === 'none' ? '' : formatDecimal(amount),
    ...(hasClicks && { Clicks: clicks ?? '' }),
    [`Previous (${currency})`]: previousAmount === null ? '' : formatDecimal(previousAmount),
  }))
}

const reportTexts: Readonly<Record<EarningDay['reports'], string>> = {
  all: 'All',
  some: 'Some',
  none: 'No report',
}

interface DayChartProps {
  readonly days: readonly EarningDay[]
  readonly currency: string
}

function DayChart({ days, currency }: DayChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const last = days.length - 1
  const lastWithReport = days.findLastIndex(({ reports }) => reports !== 'none')
  const index = Math.min(selectedIndex ?? (lastWithReport === -1 ? last : lastWithReport), last)
  const day = days[index]
  if (!day) return null
  const money = (amount: number | null) =>
    amount === null ? 'no report' : formatAmount(amount, currency)
  const withoutReport = days.filter(({ reports }) => reports === 'none').length
  return (
    <div>
      <p
        aria-hidden="true"
        className="tabular m-0 mb-3 flex flex-wrap gap-x-5 max-sm:gap-x-3.5 max-sm:text-sm"
      >
        <span className="min-w-64 font-semibold">{formatLongDay(day.day)}</span>
        <Legend line="h-2.5 bg-accent" name="Earnings" value={money(earnedOn(day))} />
        {day.reports === 'some' && <span className="text-ink-soft">some reports missing</span>}
        {hasPrevious(days) && (
          <Legend
            line="h-px bg-ink-faint"
            name="Previous period"
            value={money(day.previousAmount)}
          />
        )}
        {day.clicks !== null && (
          <span className="text-ink-soft">{countOf(day.clicks, 'click')}</span>
        )}
      </p>
      <DaySlider
        days={days.length}
        index={index}
        valueText={describeDay(day, money)}
        onSelect={setSelectedIndex}
      >
        <DayAmounts
          days={days}
          format={(amount) => formatAmount(amount, currency, 0)}
          selectedIndex={selectedIndex === null ? null : index}
        />
      </DaySlider>
      {withoutReport > 0 && (
        <p className="m-0 mt-3 flex items-center gap-2 text-sm text-ink-soft">
          <span
            aria-hidden="true"
            className={`inline-block h-4 w-6 shrink-0 rounded-sm border border-rule ${NO_REPORT_HATCH}`}
          />
          No report for {withoutReport === days.length ? '' : `${formatCount(withoutReport)} of `}
          {countOf(days.length, 'day')}. Their clicks don’t count here.
        </p>
      )}
    </div>
  )
}

/** Null on a day without a report, about which nothing is known. */
function earnedOn({ reports, amount }: EarningDay): number | null {
  return reports === 'none' ? null : amount
}

function describeDay(day: EarningDay, money: (amount: number | null) => string): string {
  const clicksText = day.clicks === null ? '' : `, ${countOf(day.clicks, 'click')}`
  const missing = day.reports === 'some' ? ', some reports missing' : ''
  return `${formatLongDay(day.day)}: ${money(earnedOn(day))}${clicksText}${missing}; ${money(day.previousAmount)} in the previous period`
}

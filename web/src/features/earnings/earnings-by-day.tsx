import { formatAmount, formatDecimal } from '@everyshelf/domain/earnings'
import { countOf, formatDay, formatLongDay } from '@everyshelf/domain/format'
import { useState } from 'react'
import { type ChartRows, ChartSection } from '../../components/charts/chart-section.tsx'
import { DaySlider } from '../../components/charts/day-slider.tsx'
import { DayAmounts } from './day-amounts.tsx'
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
  return days.map(({ day, amount, previousAmount, clicks }) => ({
    Day: day,
    [`Earnings (${currency})`]: formatDecimal(amount),
    ...(clicks !== null && { Clicks: clicks }),
    [`Previous (${currency})`]: formatDecimal(previousAmount),
  }))
}

interface DayChartProps {
  readonly days: readonly EarningDay[]
  readonly currency: string
}

function DayChart({ days, currency }: DayChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const last = days.length - 1
  const index = Math.min(selectedIndex ?? last, last)
  const day = days[index]
  if (!day) return null
  const money = (amount: number) => formatAmount(amount, currency)
  return (
    <div>
      <p
        aria-hidden="true"
        className="tabular m-0 mb-3 flex flex-wrap gap-x-5 max-sm:gap-x-3.5 max-sm:text-sm"
      >
        <span className="min-w-64 font-semibold">{formatLongDay(day.day)}</span>
        <Legend line="h-0.5 bg-accent" name="Earnings" value={money(day.amount)} />
        <Legend
          line="border-t border-dashed border-ink-faint"
          name="Previous period"
          value={money(day.previousAmount)}
        />
        {day.clicks !== null && <Legend name="Clicks" value={String(day.clicks)} />}
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
    </div>
  )
}

function describeDay(
  { day, amount, previousAmount, clicks }: EarningDay,
  money: (amount: number) => string,
): string {
  const clicksText = clicks === null ? '' : `, ${countOf(clicks, 'click')}`
  return `${formatLongDay(day)}: ${money(amount)}${clicksText}; ${money(previousAmount)} in the previous period`
}

interface LegendProps {
  readonly name: string
  readonly value: string
  readonly line?: string
}

function Legend({ name, value, line }: LegendProps) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-soft max-sm:gap-1.5">
      {line && <span className={`inline-block w-5 max-sm:w-4 ${line}`} />}
      {name} <span className="font-semibold text-ink">{value}</span>
    </span>
  )
}

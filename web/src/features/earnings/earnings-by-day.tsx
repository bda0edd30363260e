import { AMOUNT_SCALE, formatAmount, formatDecimal } from '@everyshelf/domain/earnings'
import { countOf, formatCount, formatDay, formatLongDay } from '@everyshelf/domain/format'
import { useState } from 'react'
import { type ChartRows, ChartSection } from '../../components/charts/chart-section.tsx'
import { DayAxis } from '../../components/charts/day-axis.tsx'
import { DaySlider } from '../../components/charts/day-slider.tsx'
import { Legend } from '../../components/charts/legend.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../components/charts/plot.tsx'
import { roundUp } from '../../components/charts/scale.ts'
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

interface DayAmountsProps {
  readonly days: readonly EarningDay[]
  readonly format: (amount: number) => string
  readonly selectedIndex: number | null
}

/** How days without a report look in the chart and in its legend. */
const NO_REPORT_HATCH =
  'bg-[repeating-linear-gradient(135deg,var(--color-rule)_0_1px,transparent_1px_6px)]'

/**
 * Bars for the earnings of each day, and the previous period as a thin line. Days without a report are
 * hatched, and the line has a gap where the previous period has none. Returns are below zero.
 */
function DayAmounts({ days, format, selectedIndex }: DayAmountsProps) {
  const highest = Math.max(
    ...days.map(({ amount, previousAmount }) => Math.max(amount, previousAmount ?? 0)),
  )
  const top = roundUp(Math.ceil(highest / AMOUNT_SCALE)) * AMOUNT_SCALE
  const step = PLOT_SIZE / days.length
  // Days with more returns than sales get a line at zero; their amount is in the text above.
  const heightOf = (amount: number) => (Math.max(amount, 0) / top) * PLOT_SIZE
  const pointOf = (index: number) => {
    const y = PLOT_SIZE - heightOf(days[index]?.previousAmount ?? 0)
    return `${((index + 0.5) * step).toFixed(1)},${y.toFixed(1)}`
  }
  const previous = listRuns(days, ({ previousAmount }) => previousAmount !== null)
  const withoutReport = listRuns(days, ({ reports }) => reports === 'none')
  return (
    <div aria-hidden="true">
      <Plot
        top={top}
        className="h-36 sm:h-60"
        format={format}
        overlay={withoutReport.map(({ start, length }) => (
          <div
            key={start}
            style={{
              left: `${(100 * start) / days.length}%`,
              width: `${(100 * length) / days.length}%`,
            }}
            className={`absolute inset-y-0 ${NO_REPORT_HATCH}`}
          />
        ))}
      >
        {days.map(({ day, amount }, index) => (
          <rect
            key={day}
            x={index * step + step * 0.15}
            y={PLOT_SIZE - heightOf(amount)}
            width={step * 0.7}
            height={heightOf(amount)}
            fill="currentColor"
            opacity={selectedIndex === null || selectedIndex === index ? 0.9 : 0.45}
          />
        ))}
        {hasPrevious(days) &&
          previous.map(({ start, length }) => (
            <PlotLine
              key={start}
              points={Array.from({ length }, (_, index) => pointOf(start + index)).join(' ')}
              width={1}
              className="text-ink-faint"
            />
          ))}
      </Plot>
      <DayAxis days={days.map(({ day }) => day)} />
    </div>
  )
}

/** Whether the previous period has a line: not without any earnings. */
function hasPrevious(days: readonly EarningDay[]): boolean {
  return days.some(({ previousAmount }) => previousAmount)
}

/** Days in a row for which something is true. */
function listRuns(days: readonly EarningDay[], isIn: (day: EarningDay) => boolean) {
  const runs: { start: number; length: number }[] = []
  for (const [index, day] of days.entries()) {
    const run = runs.at(-1)
    if (!isIn(day)) continue
    if (run && run.start + run.length === index) run.length += 1
    else runs.push({ start: index, length: 1 })
  }
  return runs
}

import { AMOUNT_SCALE } from '@everyshelf/domain/earnings'
import { DayAxis } from '../../components/charts/day-axis.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../components/charts/plot.tsx'
import { roundUp } from '../../components/charts/scale.ts'
import type { EarningDay } from './overview.ts'

interface DayAmountsProps {
  readonly days: readonly EarningDay[]
  readonly format: (amount: number) => string
  readonly selectedIndex: number | null
}

/** How days without a report look in the chart and in its legend. */
export const NO_REPORT_HATCH =
  'bg-[repeating-linear-gradient(135deg,var(--color-rule)_0_1px,transparent_1px_6px)]'

/**
 * Bars for the earnings of each day, and the previous period as a thin line. Days without a report are
 * hatched, and the line has a gap where the previous period has none. Returns are below zero.
 */
export function DayAmounts({ days, format, selectedIndex }: DayAmountsProps) {
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
export function hasPrevious(days: readonly EarningDay[]): boolean {
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

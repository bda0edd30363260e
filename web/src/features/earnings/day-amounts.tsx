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

/** Bars for the earnings of each day, and the previous period as a dashed line. Returns are below zero. */
export function DayAmounts({ days, format, selectedIndex }: DayAmountsProps) {
  const highest = Math.max(
    ...days.map(({ amount, previousAmount }) => Math.max(amount, previousAmount)),
  )
  const top = roundUp(Math.ceil(highest / AMOUNT_SCALE)) * AMOUNT_SCALE
  const step = PLOT_SIZE / days.length
  // Days with more returns than sales get a line at zero; their amount is in the text above.
  const heightOf = (amount: number) => (Math.max(amount, 0) / top) * PLOT_SIZE
  const previous = days
    .map(({ previousAmount }, index) => {
      const x = (index + 0.5) * step
      return `${x.toFixed(1)},${(PLOT_SIZE - heightOf(previousAmount)).toFixed(1)}`
    })
    .join(' ')
  return (
    <div aria-hidden="true">
      <Plot top={top} className="h-36 sm:h-60" format={format}>
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
        {days.some(({ previousAmount }) => previousAmount > 0) && (
          <PlotLine points={previous} width={1} className="text-ink-faint" isDashed />
        )}
      </Plot>
      <DayAxis days={days.map(({ day }) => day)} />
    </div>
  )
}

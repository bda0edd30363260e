import { DayAxis } from '../../../components/charts/day-axis.tsx'
import { DayLine, placeDay } from '../../../components/charts/day-line.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'
import type { DayTotals } from '../overview.ts'

interface DayLinesProps {
  readonly days: readonly DayTotals[]
  readonly fullDays: number
  /** Clicks per day of the previous period; empty without a comparison. */
  readonly previousClicks: readonly number[]
  readonly selectedIndex: number | null
}

/** Clicks as an area, hits as a thin line, and the clicks of the previous period as a pale one. */
export function DayLines({ days, fullDays, previousClicks, selectedIndex }: DayLinesProps) {
  const top = roundUp(Math.max(...days.map(({ hits }) => hits), ...previousClicks))
  const place = (index: number) => placeDay(index, days[index]?.clicks ?? 0, days.length, top)
  const area = days.map((_, index) => place(index))
  const selected = selectedIndex === null ? null : place(selectedIndex)
  return (
    <div aria-hidden="true">
      <Plot
        top={top}
        className="h-36 sm:h-60"
        overlay={
          selected && (
            <span
              style={{ left: `${selected.x / 10}%`, top: `${selected.y / 10}%` }}
              className="absolute size-2.5 -translate-1/2 rounded-full bg-accent outline-2 outline-paper"
            />
          )
        }
      >
        <polygon
          points={[
            `0,${PLOT_SIZE}`,
            ...area.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`),
            // A single day is level up to the right edge.
            ...(days.length === 1 ? [`${PLOT_SIZE},${area[0]?.y.toFixed(1)}`] : []),
            `${PLOT_SIZE},${PLOT_SIZE}`,
          ].join(' ')}
          fill="currentColor"
          opacity="0.14"
        />
        <DayLine
          counts={days.map(({ hits }) => hits)}
          fullDays={fullDays}
          top={top}
          width={1}
          className="text-ink-faint"
        />
        <DayLine
          counts={previousClicks}
          fullDays={previousClicks.length}
          top={top}
          width={1.5}
          className="opacity-45"
        />
        <DayLine
          counts={days.map(({ clicks }) => clicks)}
          fullDays={fullDays}
          top={top}
          width={2}
        />
        {selected && (
          <PlotLine
            points={`${selected.x},0 ${selected.x},${PLOT_SIZE}`}
            className="text-ink"
            width={1}
          />
        )}
      </Plot>
      <DayAxis days={days.map(({ day }) => day)} />
    </div>
  )
}

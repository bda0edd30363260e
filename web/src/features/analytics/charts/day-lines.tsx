import { DayAxis } from '../../../components/charts/day-axis.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'
import type { DayTotals } from '../overview.ts'

interface DayLinesProps {
  readonly days: readonly DayTotals[]
  /** Clicks per day of the previous period; empty without a comparison. */
  readonly previousClicks: readonly number[]
  readonly selectedIndex: number | null
}

/** Clicks as an area, hits as a line, and the clicks of the previous period as a dashed line. */
export function DayLines({ days, previousClicks, selectedIndex }: DayLinesProps) {
  const top = roundUp(Math.max(...days.map(({ hits }) => hits), ...previousClicks))
  const last = Math.max(days.length - 1, 1)
  const toX = (index: number) => (index / last) * PLOT_SIZE
  const toY = (count: number) => PLOT_SIZE - (count / top) * PLOT_SIZE
  const toPoints = (counts: readonly number[]) =>
    // A single day is drawn as a level line, because a single point would be invisible.
    (counts.length === 1 ? [...counts, ...counts] : counts)
      .map((count, index) => `${toX(index).toFixed(1)},${toY(count).toFixed(1)}`)
      .join(' ')
  const clicks = toPoints(days.map((day) => day.clicks))
  return (
    <div aria-hidden="true">
      <Plot
        top={top}
        className="h-36 sm:h-60"
        overlay={
          selectedIndex !== null && (
            <span
              style={{
                left: `${toX(selectedIndex) / 10}%`,
                top: `${toY(days[selectedIndex]?.clicks ?? 0) / 10}%`,
              }}
              className="absolute size-2.5 -translate-1/2 rounded-full bg-accent outline-2 outline-paper"
            />
          )
        }
      >
        <polygon
          points={`0,${PLOT_SIZE} ${clicks} ${PLOT_SIZE},${PLOT_SIZE}`}
          fill="currentColor"
          opacity="0.14"
        />
        <PlotLine
          points={toPoints(days.map(({ hits }) => hits))}
          className="text-ink-faint"
          width={1}
        />
        {previousClicks.length > 0 && (
          <PlotLine points={toPoints(previousClicks)} width={1} isDashed />
        )}
        <PlotLine points={clicks} width={2} />
        {selectedIndex !== null && (
          <PlotLine
            points={`${toX(selectedIndex)},0 ${toX(selectedIndex)},${PLOT_SIZE}`}
            className="text-ink"
            width={1}
          />
        )}
      </Plot>
      <DayAxis days={days.map(({ day }) => day)} />
    </div>
  )
}

import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'
import { formatShortDay } from '../../../format/dates.ts'
import type { DayTotals } from '../overview.ts'

interface DayLinesProps {
  readonly days: readonly DayTotals[]
  /** The clicks of as many days before; empty where nothing is compared. */
  readonly before: readonly number[]
  readonly marked: number | null
}

/** Clicks as an area, hits as a line above it, and the clicks before as a dashed one. */
export function DayLines({ days, before, marked }: DayLinesProps) {
  const top = roundUp(Math.max(...days.map(({ hits }) => hits), ...before))
  const last = Math.max(days.length - 1, 1)
  const at = (index: number) => (index / last) * PLOT_SIZE
  const height = (count: number) => PLOT_SIZE - (count / top) * PLOT_SIZE
  const line = (counts: readonly number[]) =>
    // A single day is a level line, not a point that nobody sees.
    (counts.length === 1 ? [...counts, ...counts] : counts)
      .map((count, index) => `${at(index).toFixed(1)},${height(count).toFixed(1)}`)
      .join(' ')
  const clicks = line(days.map((day) => day.clicks))
  return (
    <div aria-hidden="true">
      <Plot
        top={top}
        className="h-56 sm:h-72"
        above={
          marked !== null && (
            <span
              style={{
                left: `${at(marked) / 10}%`,
                top: `${height(days[marked]?.clicks ?? 0) / 10}%`,
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
          points={line(days.map(({ hits }) => hits))}
          className="text-ink-faint"
          width={1}
        />
        {before.length > 0 && <PlotLine points={line(before)} width={1} isDashed />}
        <PlotLine points={clicks} width={2} />
        {marked !== null && (
          <PlotLine
            points={`${at(marked)},0 ${at(marked)},${PLOT_SIZE}`}
            className="text-ink"
            width={1}
          />
        )}
      </Plot>
      <p className="tabular m-0 mt-1.5 flex justify-between text-xs text-ink-soft">
        {pickDays(days).map(({ day }) => (
          <span key={day}>{formatShortDay(day)}</span>
        ))}
      </p>
    </div>
  )
}

/** First, middle and last: as many as a phone has room for. */
function pickDays(days: readonly DayTotals[]): readonly DayTotals[] {
  if (days.length < 3) return days
  const middle = Math.floor((days.length - 1) / 2)
  return days.filter((_, index) => index === 0 || index === middle || index === days.length - 1)
}

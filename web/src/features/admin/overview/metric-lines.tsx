import { formatShortDay } from '@everyshelf/domain/format'
import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'

export type Values = readonly (number | null)[]

interface MetricLinesProps {
  readonly days: readonly string[]
  readonly values: Values
  /** A thin second line, such as the total that the values are part of. */
  readonly secondary: Values | undefined
  readonly selected: number | null
}

/** A metric day by day. The line has gaps where there is no data. */
export function MetricLines({ days, values, secondary, selected }: MetricLinesProps) {
  const top = roundUp(Math.max(0, ...withoutGaps(values), ...withoutGaps(secondary ?? [])))
  const last = Math.max(days.length - 1, 1)
  const x = (index: number) => (index / last) * PLOT_SIZE
  const y = (count: number) => PLOT_SIZE - (count / top) * PLOT_SIZE
  const toPoints = (run: Run) =>
    (run.length === 1 ? run.flatMap(widenDay(last)) : run)
      .map(([index, count]) => `${x(index).toFixed(1)},${y(count).toFixed(1)}`)
      .join(' ')
  return (
    <div aria-hidden="true">
      <Plot top={top} className="h-36">
        {listRuns(secondary ?? []).map((run) => (
          <PlotLine key={run[0]?.[0]} points={toPoints(run)} width={1} className="text-ink-faint" />
        ))}
        {listRuns(values).map((run) => (
          <PlotLine key={run[0]?.[0]} points={toPoints(run)} width={2} />
        ))}
        {selected !== null && (
          <PlotLine
            points={`${x(selected)},0 ${x(selected)},${PLOT_SIZE}`}
            width={1}
            className="text-ink"
          />
        )}
      </Plot>
      <p className="tabular m-0 mt-1.5 flex justify-between text-xs text-ink-soft">
        <span>{formatShortDay(days[0] ?? '')}</span>
        <span>{formatShortDay(days.at(-1) ?? '')}</span>
      </p>
    </div>
  )
}

function withoutGaps(values: Values): readonly number[] {
  return values.flatMap((value) => value ?? [])
}

type Run = (readonly [index: number, count: number])[]

/** Turns a single day into a short line within the chart, because a point would be invisible. */
function widenDay(last: number): (day: Run[number]) => Run {
  return ([index, count]) => {
    const start = Math.min(index, last - 0.6)
    return [
      [start, count],
      [start + 0.6, count],
    ]
  }
}

/** Consecutive days that have data. */
function listRuns(values: Values): readonly Run[] {
  const runs: Run[] = []
  let current: Run = []
  values.forEach((value, index) => {
    if (value === null) {
      current = []
      return
    }
    if (current.length === 0) runs.push(current)
    current.push([index, value])
  })
  return runs
}

import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'
import { formatShortDay } from '../../../format/dates.ts'

export type Values = readonly (number | null)[]

interface FigureLinesProps {
  readonly days: readonly string[]
  readonly values: Values
  /** A thin line above, such as all of which the values are a part. */
  readonly beside: Values | undefined
  readonly marked: number | null
}

/** A figure day by day. Where nobody counted the line is broken: nothing is made up in between. */
export function FigureLines({ days, values, beside, marked }: FigureLinesProps) {
  const top = roundUp(Math.max(0, ...numbers(values), ...numbers(beside ?? [])))
  const last = Math.max(days.length - 1, 1)
  const x = (index: number) => (index / last) * PLOT_SIZE
  const y = (count: number) => PLOT_SIZE - (count / top) * PLOT_SIZE
  const toPoints = (run: Run) =>
    // A single day is a level line, not a point that nobody sees.
    (run.length === 1 ? [...run, [(run[0]?.[0] ?? 0) + 0.6, run[0]?.[1] ?? 0] as const] : run)
      .map(([index, count]) => `${x(index).toFixed(1)},${y(count).toFixed(1)}`)
      .join(' ')
  return (
    <div aria-hidden="true">
      <Plot top={top} className="h-36">
        {runsOf(beside ?? []).map((run) => (
          <PlotLine key={run[0]?.[0]} points={toPoints(run)} width={1} className="text-ink-faint" />
        ))}
        {runsOf(values).map((run) => (
          <PlotLine key={run[0]?.[0]} points={toPoints(run)} width={2} />
        ))}
        {marked !== null && (
          <PlotLine
            points={`${x(marked)},0 ${x(marked)},${PLOT_SIZE}`}
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

function numbers(values: Values): readonly number[] {
  return values.flatMap((value) => value ?? [])
}

type Run = (readonly [index: number, count: number])[]

/** Days in a row that were counted. */
function runsOf(values: Values): readonly Run[] {
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

import { shortDay } from '../../../components/charts/format-days.ts'
import { roundUp } from '../../../components/charts/scale.ts'
import { formatCount } from '../lists/format.ts'

export type Values = readonly (number | null)[]

interface FigureLinesProps {
  readonly days: readonly string[]
  readonly values: Values
  /** A thin line above, such as all of which the values are a part. */
  readonly beside: Values | undefined
  readonly marked: number | null
}

/** The field of the drawing; it is stretched to the room there is, its lines are not. */
const SIZE = 1000

/** A figure day by day. Where nobody counted the line is broken: nothing is made up in between. */
export function FigureLines({ days, values, beside, marked }: FigureLinesProps) {
  const top = roundUp(Math.max(0, ...numbers(values), ...numbers(beside ?? [])))
  const last = Math.max(days.length - 1, 1)
  const x = (index: number) => (index / last) * SIZE
  const y = (count: number) => SIZE - (count / top) * SIZE
  const toPoints = (run: Run) =>
    // A single day is a level line, not a point that nobody sees.
    (run.length === 1 ? [...run, [(run[0]?.[0] ?? 0) + 0.6, run[0]?.[1] ?? 0] as const] : run)
      .map(([index, count]) => `${x(index).toFixed(1)},${y(count).toFixed(1)}`)
      .join(' ')
  return (
    <div aria-hidden="true">
      <div className="relative h-36">
        {[1, 0.5, 0].map((part) => (
          <div
            key={part}
            style={{ top: `${(1 - part) * 100}%` }}
            className={`absolute inset-x-0 border-t ${part ? 'border-rule' : 'border-rule-strong'}`}
          >
            {part > 0 && (
              <span className="tabular absolute top-0.5 left-0 bg-paper/80 pr-1.5 text-xs text-ink-soft">
                {formatCount(top * part)}
              </span>
            )}
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible text-accent"
        >
          {runsOf(beside ?? []).map((run) => (
            <Line key={run[0]?.[0]} points={toPoints(run)} width={1} className="text-ink-faint" />
          ))}
          {runsOf(values).map((run) => (
            <Line key={run[0]?.[0]} points={toPoints(run)} width={2} />
          ))}
          {marked !== null && (
            <Line points={`${x(marked)},0 ${x(marked)},${SIZE}`} width={1} className="text-ink" />
          )}
        </svg>
      </div>
      <p className="tabular m-0 mt-1.5 flex justify-between text-xs text-ink-soft">
        <span>{shortDay(days[0] ?? '')}</span>
        <span>{shortDay(days.at(-1) ?? '')}</span>
      </p>
    </div>
  )
}

interface LineProps {
  readonly points: string
  readonly width: number
  readonly className?: string
}

function Line({ points, width, className }: LineProps) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
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

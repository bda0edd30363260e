import { PLOT_SIZE, PlotLine } from './plot.tsx'

interface DayLineProps {
  /** One number per day; null where there is no data. */
  readonly counts: readonly (number | null)[]
  /** How many days from the first are over. More may come on the others. */
  readonly fullDays: number
  /** The value at the upper edge. */
  readonly top: number
  readonly width: number
  readonly className?: string
}

/** A line of daily counts with gaps where there is no data, dashed where a day is not over. */
export function DayLine({ counts, fullDays, top, width, className = '' }: DayLineProps) {
  return listRuns(counts).map((run) => {
    const [full, unfinished] = splitRun(run, fullDays)
    return [full, unfinished].map(
      (part) =>
        part.length > 0 && (
          <PlotLine
            key={`${part[0]?.index} ${part === full}`}
            points={toPoints(part, counts.length, top)}
            width={width}
            className={className}
            isDashed={part === unfinished}
          />
        ),
    )
  })
}

/** Where a day's count is in the plot. */
export function placeDay(index: number, count: number, days: number, top: number) {
  const last = Math.max(days - 1, 1)
  return { x: (index / last) * PLOT_SIZE, y: PLOT_SIZE - (count / top) * PLOT_SIZE }
}

/** How many days are before today. */
export function countFullDays(days: readonly string[], today: string): number {
  return days.filter((day) => day < today).length
}

interface DayCount {
  readonly index: number
  readonly count: number
}

type Run = readonly DayCount[]

/** Consecutive days that have data. */
function listRuns(counts: DayLineProps['counts']): readonly Run[] {
  const runs: DayCount[][] = []
  counts.forEach((count, index) => {
    if (count === null) return
    const run = runs.at(-1)
    if (run?.at(-1)?.index === index - 1) run.push({ index, count })
    else runs.push([{ index, count }])
  })
  return runs
}

/** The second part begins on the last day that is over, so that the line has no gap. */
function splitRun(run: Run, fullDays: number): readonly [full: Run, unfinished: Run] {
  const full = run.filter(({ index }) => index < fullDays)
  if (full.length === run.length) return [full, []]
  return [full.length > 1 ? full : [], run.slice(Math.max(full.length - 1, 0))]
}

function toPoints(run: Run, days: number, top: number): string {
  return (run.length === 1 ? run.flatMap((day) => widen(day, days)) : run)
    .map(({ index, count }) => placeDay(index, count, days, top))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** A single day as a short level line within the chart, because a point would be invisible. */
function widen({ index, count }: DayCount, days: number): Run {
  const length = days === 1 ? 1 : 0.6
  const start = Math.max(0, Math.min(index, days - 1 - length))
  return [
    { index: start, count },
    { index: start + length, count },
  ]
}

import { formatShortDay } from '@everyshelf/domain/format'
import { DayLine, placeDay } from '../../../components/charts/day-line.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'

export type Values = readonly (number | null)[]

interface MetricLinesProps {
  readonly days: readonly string[]
  readonly fullDays: number
  readonly values: Values
  /** A thin second line, such as the total that the values are part of. */
  readonly secondary: Values | undefined
  readonly selected: number | null
}

/** A metric day by day. The line has gaps where there is no data. */
export function MetricLines({ days, fullDays, values, secondary, selected }: MetricLinesProps) {
  const top = roundUp(Math.max(0, ...withoutGaps(values), ...withoutGaps(secondary ?? [])))
  const selectedX = selected === null ? null : placeDay(selected, 0, days.length, top).x
  return (
    <div aria-hidden="true">
      <Plot top={top} className="h-36">
        <DayLine
          counts={secondary ?? []}
          fullDays={fullDays}
          top={top}
          width={1}
          className="text-ink-faint"
        />
        <DayLine counts={values} fullDays={fullDays} top={top} width={2} />
        {selectedX !== null && (
          <PlotLine
            points={`${selectedX},0 ${selectedX},${PLOT_SIZE}`}
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

import { formatCount, formatLongDay } from '@everyshelf/domain/format'
import { useState } from 'react'
import { DayAxis } from '../../../components/charts/day-axis.tsx'
import { countFullDays, DayLine, placeDay } from '../../../components/charts/day-line.tsx'
import { DaySlider } from '../../../components/charts/day-slider.tsx'
import { Legend } from '../../../components/charts/legend.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'

type Values = readonly (number | null)[]

interface MetricChartProps {
  readonly name: string
  readonly days: readonly string[]
  readonly today: string
  readonly values: Values
  /** A thin second line, such as the total that the values are part of. */
  readonly secondary?: { readonly name: string; readonly values: Values }
}

/** One metric over time. The line has gaps where there is no data. */
export function MetricChart({ name, days, today, values, secondary }: MetricChartProps) {
  const [selected, setSelected] = useState<number | null>(null)
  if (values.every((value) => value === null)) {
    return <p className="m-0 text-ink-soft">No data yet.</p>
  }
  const last = days.length - 1
  const index = Math.min(selected ?? last, last)
  const day = `${formatLongDay(days[index] ?? '')}${days[index] === today ? ' so far' : ''}`
  const description = [
    `${name} ${describe(values[index])}`,
    ...(secondary ? [`${secondary.name} ${describe(secondary.values[index])}`] : []),
  ].join(', ')
  const fullDays = countFullDays(days, today)
  const others = secondary?.values ?? []
  const top = roundUp(Math.max(0, ...[...values, ...others].flatMap((value) => value ?? [])))
  const x = placeDay(index, 0, days.length, top).x
  return (
    <div>
      <p aria-hidden="true" className="tabular m-0 mb-3 flex flex-wrap gap-x-5 text-sm">
        <span className="w-full font-semibold">{day}</span>
        <Legend line="h-0.5 bg-accent" name={name} value={describe(values[index])} />
        {secondary && (
          <Legend
            line="h-px bg-ink-faint"
            name={secondary.name}
            value={describe(secondary.values[index])}
          />
        )}
      </p>
      <DaySlider
        label={`${name}, day`}
        days={days.length}
        index={index}
        valueText={`${day}: ${description}`}
        onSelect={setSelected}
      >
        <div aria-hidden="true">
          <Plot top={top} className="h-36">
            <DayLine counts={others} {...{ fullDays, top }} width={1} className="text-ink-faint" />
            <DayLine counts={values} {...{ fullDays, top }} width={2} />
            {selected !== null && (
              <PlotLine points={`${x},0 ${x},${PLOT_SIZE}`} width={1} className="text-ink" />
            )}
          </Plot>
          <DayAxis days={days} />
        </div>
      </DaySlider>
    </div>
  )
}

function describe(value: number | null | undefined): string {
  return value == null ? 'no data' : formatCount(value)
}

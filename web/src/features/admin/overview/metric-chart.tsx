import { formatCount, formatLongDay } from '@everyshelf/domain/format'
import { type PointerEvent, useState } from 'react'
import { countFullDays } from '../../../components/charts/day-line.tsx'
import { Legend } from '../../../components/charts/legend.tsx'
import { MetricLines, type Values } from './metric-lines.tsx'

interface MetricChartProps {
  readonly name: string
  readonly days: readonly string[]
  readonly today: string
  readonly values: Values
  readonly secondary?: { readonly name: string; readonly values: Values }
}

/** One metric over time. A slider covers it, for touch, arrow keys and screen readers. */
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
  const selectDay = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) {
      setSelected(Math.round((Math.min(Math.max(clientX - left, 0), width) / width) * last))
    }
  }
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
      <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        <MetricLines
          days={days}
          fullDays={countFullDays(days, today)}
          values={values}
          secondary={secondary?.values}
          selected={selected === null ? null : index}
        />
        <input
          type="range"
          aria-label={`${name}, day`}
          min={0}
          max={last}
          value={index}
          aria-valuetext={`${day}: ${description}`}
          onChange={({ currentTarget }) => setSelected(currentTarget.valueAsNumber)}
          onPointerMove={selectDay}
          onPointerLeave={() => setSelected(null)}
          onBlur={() => setSelected(null)}
          className="absolute inset-0 m-0 h-36 w-full cursor-crosshair touch-pan-y opacity-0 print:hidden"
        />
      </div>
    </div>
  )
}

function describe(value: number | null | undefined): string {
  return value == null ? 'no data' : formatCount(value)
}

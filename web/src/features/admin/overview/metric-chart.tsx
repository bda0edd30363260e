import { formatCount, formatLongDay } from '@everyshelf/domain/format'
import { type PointerEvent, useState } from 'react'
import { MetricLines, type Values } from './metric-lines.tsx'

interface MetricChartProps {
  readonly name: string
  readonly days: readonly string[]
  readonly values: Values
  readonly secondary?: { readonly name: string; readonly values: Values }
}

/** One metric over time. A slider covers it, for touch, arrow keys and screen readers. */
export function MetricChart({ name, days, values, secondary }: MetricChartProps) {
  const [selected, setSelected] = useState<number | null>(null)
  if (values.every((value) => value === null)) {
    return <p className="m-0 text-ink-soft">No data yet.</p>
  }
  const last = days.length - 1
  const index = Math.min(selected ?? last, last)
  const day = formatLongDay(days[index] ?? '')
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
      <p aria-hidden="true" className="tabular m-0 mb-3 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{day}</span> <br />
        {description}
      </p>
      <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        <MetricLines
          days={days}
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

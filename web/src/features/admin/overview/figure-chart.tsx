import { type PointerEvent, useState } from 'react'
import { formatLongDay } from '../../../format/dates.ts'
import { formatCount } from '../../../format/numbers.ts'
import { FigureLines, type Values } from './figure-lines.tsx'

interface FigureChartProps {
  readonly name: string
  readonly days: readonly string[]
  readonly values: Values
  readonly beside?: { readonly name: string; readonly values: Values }
}

/** One figure over the days; a slider lies over it, for fingers, arrow keys and screen readers. */
export function FigureChart({ name, days, values, beside }: FigureChartProps) {
  const [asked, setAsked] = useState<number | null>(null)
  if (values.every((value) => value === null)) {
    return <p className="m-0 text-ink-soft">Nobody has counted this yet.</p>
  }
  const last = days.length - 1
  const index = Math.min(asked ?? last, last)
  const day = formatLongDay(days[index] ?? '')
  const said = [
    `${name} ${describe(values[index])}`,
    ...(beside ? [`${beside.name} ${describe(beside.values[index])}`] : []),
  ].join(', ')
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) {
      setAsked(Math.round((Math.min(Math.max(clientX - left, 0), width) / width) * last))
    }
  }
  return (
    <div>
      <p aria-hidden="true" className="tabular m-0 mb-3 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{day}</span> <br />
        {said}
      </p>
      <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        <FigureLines
          days={days}
          values={values}
          beside={beside?.values}
          marked={asked === null ? null : index}
        />
        <input
          type="range"
          aria-label={`${name}, day`}
          min={0}
          max={last}
          value={index}
          aria-valuetext={`${day}: ${said}`}
          onChange={({ currentTarget }) => setAsked(currentTarget.valueAsNumber)}
          onPointerMove={follow}
          onPointerLeave={() => setAsked(null)}
          onBlur={() => setAsked(null)}
          className="absolute inset-0 m-0 h-36 w-full cursor-crosshair touch-pan-y opacity-0 print:hidden"
        />
      </div>
    </div>
  )
}

function describe(value: number | null | undefined): string {
  return value == null ? 'not counted' : formatCount(value)
}

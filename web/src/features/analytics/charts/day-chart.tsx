import { type PointerEvent, useState } from 'react'
import { formatLongDay } from '../../../format/dates.ts'
import { formatCount } from '../../../format/numbers.ts'
import type { DayTotals } from '../overview.ts'
import { DayLines } from './day-lines.tsx'

interface DayChartProps {
  readonly days: readonly DayTotals[]
  /** The clicks of as many days before. */
  readonly before?: readonly number[]
}

/**
 * Clicks and hits day by day. A slider lies over it, so that fingers, arrow keys and screen readers
 * move along the days as they do on any slider.
 */
export function DayChart({ days, before }: DayChartProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const last = days.length - 1
  const index = Math.min(asked ?? last, last)
  const day = days[index]
  if (!day) return null
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0)
      setAsked(Math.round((Math.min(Math.max(clientX - left, 0), width) / width) * last))
  }
  return (
    <div>
      <p aria-hidden="true" className="tabular m-0 mb-3 flex flex-wrap gap-x-5">
        <span className="min-w-64 font-semibold">{formatLongDay(day.day)}</span>
        <Legend line="h-0.5 bg-accent" name="Clicks" value={day.clicks} />
        <Legend line="h-px bg-ink-faint" name="Hits" value={day.hits} />
        {day.readers !== null && <Legend name="Readers" value={day.readers} />}
        {before && (
          <Legend
            line="border-t border-dashed border-accent"
            name="Clicks before"
            value={before[index] ?? 0}
          />
        )}
      </p>
      <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        <DayLines days={days} before={before ?? []} marked={asked === null ? null : index} />
        <input
          type="range"
          aria-label="Day"
          min={0}
          max={last}
          value={index}
          aria-valuetext={describeDay(day, before?.[index])}
          onChange={({ currentTarget }) => setAsked(currentTarget.valueAsNumber)}
          onPointerMove={follow}
          onPointerLeave={() => setAsked(null)}
          onBlur={() => setAsked(null)}
          className="absolute inset-0 m-0 h-56 w-full cursor-crosshair touch-pan-y opacity-0 sm:h-72 print:hidden"
        />
      </div>
    </div>
  )
}

/** @example describeDay(day) // 'Saturday, Nov 21, 2026: 12 clicks, 15 hits, 9 readers' */
function describeDay({ day, clicks, hits, readers }: DayTotals, before?: number): string {
  const known = readers === null ? '' : `, ${formatCount(readers)} readers`
  const compared = before === undefined ? '' : `; ${formatCount(before)} clicks before`
  return `${formatLongDay(day)}: ${formatCount(clicks)} clicks, ${formatCount(hits)} hits${known}${compared}`
}

interface LegendProps {
  readonly name: string
  readonly value: number
  readonly line?: string
}

function Legend({ name, value, line }: LegendProps) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-soft">
      {line && <span className={`inline-block w-5 ${line}`} />}
      {name} <span className="font-semibold text-ink">{formatCount(value)}</span>
    </span>
  )
}

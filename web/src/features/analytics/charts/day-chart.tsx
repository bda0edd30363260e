import { countOf, formatCount, formatLongDay } from '@everyshelf/domain/format'
import { type PointerEvent, useState } from 'react'
import type { DayTotals } from '../overview.ts'
import { DayLines } from './day-lines.tsx'

interface DayChartProps {
  readonly days: readonly DayTotals[]
  /** Clicks per day of the previous period, which is equally long. */
  readonly previousClicks?: readonly number[]
}

/**
 * Clicks and hits by day. An invisible slider covers the chart, so that touch, arrow keys and screen
 * readers can select a day.
 */
export function DayChart({ days, previousClicks }: DayChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const last = days.length - 1
  const index = Math.min(selectedIndex ?? last, last)
  const day = days[index]
  if (!day) return null
  const selectDay = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0)
      setSelectedIndex(Math.round((Math.min(Math.max(clientX - left, 0), width) / width) * last))
  }
  return (
    <div>
      <p
        aria-hidden="true"
        className="tabular m-0 mb-3 flex flex-wrap gap-x-5 max-sm:gap-x-3.5 max-sm:text-sm"
      >
        <span className="min-w-64 font-semibold">{formatLongDay(day.day)}</span>
        <Legend line="h-0.5 bg-accent" name="Clicks" value={day.clicks} />
        <Legend line="h-px bg-ink-faint" name="Hits" value={day.hits} />
        {day.readers !== null && (
          <Legend name="Readers" value={day.readers} className="max-sm:hidden" />
        )}
        {previousClicks && (
          <Legend
            line="border-t border-dashed border-accent"
            name="Previous clicks"
            value={previousClicks[index] ?? 0}
          />
        )}
      </p>
      <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        <DayLines
          days={days}
          previousClicks={previousClicks ?? []}
          selectedIndex={selectedIndex === null ? null : index}
        />
        <input
          type="range"
          aria-label="Day"
          min={0}
          max={last}
          value={index}
          aria-valuetext={describeDay(day, previousClicks?.[index])}
          onChange={({ currentTarget }) => setSelectedIndex(currentTarget.valueAsNumber)}
          onPointerMove={selectDay}
          onPointerLeave={() => setSelectedIndex(null)}
          onBlur={() => setSelectedIndex(null)}
          className="absolute inset-0 m-0 h-36 w-full cursor-crosshair touch-pan-y opacity-0 sm:h-60 print:hidden"
        />
      </div>
    </div>
  )
}

/** @example describeDay(day) // 'Saturday, Nov 21, 2026: 12 clicks, 15 hits, 9 readers' */
function describeDay({ day, clicks, hits, readers }: DayTotals, previous?: number): string {
  const readersText = readers === null ? '' : `, ${countOf(readers, 'reader')}`
  const comparison =
    previous === undefined ? '' : `; ${countOf(previous, 'click')} in the previous period`
  return `${formatLongDay(day)}: ${countOf(clicks, 'click')}, ${countOf(hits, 'hit')}${readersText}${comparison}`
}

interface LegendProps {
  readonly name: string
  readonly value: number
  readonly line?: string
  readonly className?: string
}

function Legend({ name, value, line, className = '' }: LegendProps) {
  return (
    <span className={`inline-flex items-center gap-2 text-ink-soft max-sm:gap-1.5 ${className}`}>
      {line && <span className={`inline-block w-5 max-sm:w-4 ${line}`} />}
      {name} <span className="font-semibold text-ink">{formatCount(value)}</span>
    </span>
  )
}

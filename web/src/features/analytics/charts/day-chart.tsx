import { countOf, formatCount, formatLongDay } from '@everyshelf/domain/format'
import { useState } from 'react'
import { DaySlider } from '../../../components/charts/day-slider.tsx'
import type { DayTotals } from '../overview.ts'
import { DayLines } from './day-lines.tsx'

interface DayChartProps {
  readonly days: readonly DayTotals[]
  /** Clicks per day of the previous period, which is equally long. */
  readonly previousClicks?: readonly number[]
}

/** Clicks and hits by day. */
export function DayChart({ days, previousClicks }: DayChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const last = days.length - 1
  const index = Math.min(selectedIndex ?? last, last)
  const day = days[index]
  if (!day) return null
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
      <DaySlider
        days={days.length}
        index={index}
        valueText={describeDay(day, previousClicks?.[index])}
        onSelect={setSelectedIndex}
      >
        <DayLines
          days={days}
          previousClicks={previousClicks ?? []}
          selectedIndex={selectedIndex === null ? null : index}
        />
      </DaySlider>
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

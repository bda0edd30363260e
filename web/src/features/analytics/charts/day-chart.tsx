import { countOf, formatCount, formatLongDay } from '@everyshelf/domain/format'
import { useState } from 'react'
import { countFullDays } from '../../../components/charts/day-line.tsx'
import { DaySlider } from '../../../components/charts/day-slider.tsx'
import { Legend } from '../../../components/charts/legend.tsx'
import type { DayTotals } from '../overview.ts'
import { DayLines } from './day-lines.tsx'

interface DayChartProps {
  readonly days: readonly DayTotals[]
  /** In the owner's time zone. */
  readonly today: string
  /** Clicks per day of the previous period, which is equally long. */
  readonly previousClicks?: readonly number[]
}

/** Clicks and hits by day. */
export function DayChart({ days, today, previousClicks }: DayChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const last = days.length - 1
  const index = Math.min(selectedIndex ?? last, last)
  const day = days[index]
  if (!day) return null
  const name = `${formatLongDay(day.day)}${day.day === today ? ' so far' : ''}`
  return (
    <div>
      <p
        aria-hidden="true"
        className="tabular m-0 mb-3 flex flex-wrap gap-x-5 max-sm:gap-x-3.5 max-sm:text-sm"
      >
        <span className="min-w-64 font-semibold">{name}</span>
        <Legend line="h-0.5 bg-accent" name="Clicks" value={formatCount(day.clicks)} />
        <Legend line="h-px bg-ink-faint" name="Hits" value={formatCount(day.hits)} />
        {previousClicks && (
          <Legend
            line="h-[1.5px] bg-accent opacity-45"
            name="Previous clicks"
            value={formatCount(previousClicks[index] ?? 0)}
          />
        )}
        {day.readers !== null && (
          <span className="text-ink-soft max-sm:hidden">{countOf(day.readers, 'reader')}</span>
        )}
      </p>
      <DaySlider
        days={days.length}
        index={index}
        valueText={describeDay(name, day, previousClicks?.[index])}
        onSelect={setSelectedIndex}
      >
        <DayLines
          days={days}
          fullDays={countFullDays(
            days.map((one) => one.day),
            today,
          )}
          previousClicks={previousClicks ?? []}
          selectedIndex={selectedIndex === null ? null : index}
        />
      </DaySlider>
    </div>
  )
}

/** @example describeDay('Saturday, Nov 21, 2026', day) // 'Saturday, Nov 21, 2026: 12 clicks, 15 hits, 9 readers' */
function describeDay(
  name: string,
  { clicks, hits, readers }: DayTotals,
  previous?: number,
): string {
  const readersText = readers === null ? '' : `, ${countOf(readers, 'reader')}`
  const comparison =
    previous === undefined ? '' : `; ${countOf(previous, 'click')} in the previous period`
  return `${name}: ${countOf(clicks, 'click')}, ${countOf(hits, 'hit')}${readersText}${comparison}`
}

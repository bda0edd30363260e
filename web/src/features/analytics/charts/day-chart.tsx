import { countOf, formatCount, formatLongDay } from '@everyshelf/domain/format'
import type { MarkedDay } from '@everyshelf/domain/schemas'
import { useState } from 'react'
import { DayAxis } from '../../../components/charts/day-axis.tsx'
import { countFullDays, DayLine, placeDay } from '../../../components/charts/day-line.tsx'
import { DaySlider } from '../../../components/charts/day-slider.tsx'
import { Legend } from '../../../components/charts/legend.tsx'
import { PLOT_SIZE, Plot, PlotLine } from '../../../components/charts/plot.tsx'
import { roundUp } from '../../../components/charts/scale.ts'
import type { DayTotals } from '../overview.ts'

interface DayChartProps {
  readonly days: readonly DayTotals[]
  /** In the owner's time zone. */
  readonly today: string
  /** Clicks per day of the previous period, which is equally long. */
  readonly previousClicks?: readonly number[]
  /** Days that the owner has named. */
  readonly marked?: readonly MarkedDay[]
}

/** Clicks and hits by day. */
export function DayChart({ days, today, previousClicks, marked = [] }: DayChartProps) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const last = days.length - 1
  const index = Math.min(selectedIndex ?? last, last)
  const day = days[index]
  if (!day) return null
  const names = marked.filter((one) => one.day === day.day).map((one) => one.name)
  const name = [`${formatLongDay(day.day)}${day.day === today ? ' so far' : ''}`, ...names].join(
    ' · ',
  )
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
          marked={marked.map((one) => one.day)}
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

interface DayLinesProps {
  readonly days: readonly DayTotals[]
  readonly fullDays: number
  /** Clicks per day of the previous period; empty without a comparison. */
  readonly previousClicks: readonly number[]
  readonly marked: readonly string[]
  readonly selectedIndex: number | null
}

/** Clicks as an area, hits as a thin line, and the clicks of the previous period as a pale one. */
function DayLines({ days, fullDays, previousClicks, marked, selectedIndex }: DayLinesProps) {
  const top = roundUp(Math.max(...days.map(({ hits }) => hits), ...previousClicks))
  const place = (index: number) => placeDay(index, days[index]?.clicks ?? 0, days.length, top)
  const area = days.map((_, index) => place(index))
  const selected = selectedIndex === null ? null : place(selectedIndex)
  return (
    <div aria-hidden="true">
      <Plot
        top={top}
        className="h-36 sm:h-60"
        overlay={
          selected && (
            <span
              style={{ left: `${selected.x / 10}%`, top: `${selected.y / 10}%` }}
              className="absolute size-2.5 -translate-1/2 rounded-full bg-accent outline-2 outline-paper"
            />
          )
        }
      >
        <polygon
          points={[
            `0,${PLOT_SIZE}`,
            ...area.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`),
            // A single day is level up to the right edge.
            ...(days.length === 1 ? [`${PLOT_SIZE},${area[0]?.y.toFixed(1)}`] : []),
            `${PLOT_SIZE},${PLOT_SIZE}`,
          ].join(' ')}
          fill="currentColor"
          opacity="0.14"
        />
        <DayLine
          counts={days.map(({ hits }) => hits)}
          fullDays={fullDays}
          top={top}
          width={1}
          className="text-ink-faint"
        />
        <DayLine
          counts={previousClicks}
          fullDays={previousClicks.length}
          top={top}
          width={1.5}
          className="opacity-45"
        />
        <DayLine
          counts={days.map(({ clicks }) => clicks)}
          fullDays={fullDays}
          top={top}
          width={2}
        />
        {days.map(
          ({ day }, index) =>
            marked.includes(day) && (
              <PlotLine
                key={day}
                points={`${place(index).x},0 ${place(index).x},${PLOT_SIZE}`}
                width={1}
                isDashed
              />
            ),
        )}
        {selected && (
          <PlotLine
            points={`${selected.x},0 ${selected.x},${PLOT_SIZE}`}
            className="text-ink"
            width={1}
          />
        )}
      </Plot>
      <DayAxis days={days.map(({ day }) => day)} />
    </div>
  )
}

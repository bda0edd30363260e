import { shortDay } from '../../../components/charts/format-days.ts'
import { roundUp } from '../../../components/charts/scale.ts'
import type { DayTotals } from '../overview.ts'

const number = new Intl.NumberFormat('en')
/** The field of the drawing; it is stretched to the room there is, its lines are not. */
const SIZE = 1000

interface DayLinesProps {
  readonly days: readonly DayTotals[]
  /** The clicks of as many days before; empty where nothing is compared. */
  readonly before: readonly number[]
  readonly marked: number | null
}

/** Clicks as an area, hits as a line above it, and the clicks before as a dashed one. */
export function DayLines({ days, before, marked }: DayLinesProps) {
  const top = roundUp(Math.max(...days.map(({ hits }) => hits), ...before))
  const last = Math.max(days.length - 1, 1)
  const at = (index: number) => (index / last) * SIZE
  const height = (count: number) => SIZE - (count / top) * SIZE
  const line = (counts: readonly number[]) =>
    // A single day is a level line, not a point that nobody sees.
    (counts.length === 1 ? [...counts, ...counts] : counts)
      .map((count, index) => `${at(index).toFixed(1)},${height(count).toFixed(1)}`)
      .join(' ')
  const clicks = line(days.map((day) => day.clicks))
  return (
    <div aria-hidden="true">
      <div className="relative h-56 sm:h-72">
        {[1, 0.5, 0].map((part) => (
          <div
            key={part}
            style={{ top: `${(1 - part) * 100}%` }}
            className={`absolute inset-x-0 border-t ${part ? 'border-rule' : 'border-rule-strong'}`}
          >
            {part > 0 && (
              <span className="tabular absolute top-0.5 left-0 bg-paper/80 pr-1.5 text-xs text-ink-soft">
                {number.format(top * part)}
              </span>
            )}
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible text-accent"
        >
          <polygon
            points={`0,${SIZE} ${clicks} ${SIZE},${SIZE}`}
            fill="currentColor"
            opacity="0.14"
          />
          <Line points={line(days.map(({ hits }) => hits))} className="text-ink-faint" width={1} />
          {before.length > 0 && <Line points={line(before)} width={1} isDashed />}
          <Line points={clicks} width={2} />
          {marked !== null && (
            <Line points={`${at(marked)},0 ${at(marked)},${SIZE}`} className="text-ink" width={1} />
          )}
        </svg>
        {marked !== null && (
          <span
            style={{
              left: `${at(marked) / 10}%`,
              top: `${height(days[marked]?.clicks ?? 0) / 10}%`,
            }}
            className="absolute size-2.5 -translate-1/2 rounded-full bg-accent outline-2 outline-paper"
          />
        )}
      </div>
      <p className="tabular m-0 mt-1.5 flex justify-between text-xs text-ink-soft">
        {pickDays(days).map(({ day }) => (
          <span key={day}>{shortDay(day)}</span>
        ))}
      </p>
    </div>
  )
}

interface LineProps {
  readonly points: string
  readonly width: number
  readonly className?: string
  readonly isDashed?: boolean
}

function Line({ points, width, className, isDashed = false }: LineProps) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinejoin="round"
      strokeDasharray={isDashed ? '3 4' : undefined}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  )
}

/** First, middle and last: as many as a phone has room for. */
function pickDays(days: readonly DayTotals[]): readonly DayTotals[] {
  if (days.length < 3) return days
  const middle = Math.floor((days.length - 1) / 2)
  return days.filter((_, index) => index === 0 || index === middle || index === days.length - 1)
}

import { countOf, formatCount } from '@everyshelf/domain/format'
import { InformationSection } from '../information-page.tsx'
import { MeasurementTable } from './measurement-table.tsx'
import { formatIntervalStart, formatRedirectTime, type StatusInterval } from './status-report.ts'
import type { IntervalsProps } from './uptime-section.tsx'

const WIDTH = 480
const HEIGHT = 120
const SHARES = [
  { field: 'p50Ms', name: '50%', className: 'stroke-ink-faint' },
  { field: 'p95Ms', name: '95%', className: 'stroke-accent' },
  { field: 'p99Ms', name: '99%', className: 'stroke-danger' },
] as const

/** The times within which 50%, 95% and 99% of redirects were answered. */
export function RedirectTimesSection({ title, unit, intervals }: IntervalsProps) {
  const timed = intervals.reduce((sum, interval) => sum + interval.timed, 0)
  const failed = intervals.reduce((sum, interval) => sum + interval.failed, 0)
  if (timed === 0) {
    return (
      <InformationSection title={title}>
        <p>No links were opened in this period.</p>
      </InformationSection>
    )
  }
  return (
    <InformationSection title={title}>
      <p>
        {countOf(timed, 'redirect')} timed, {formatCount(failed)} failed. Each line shows how
        quickly 50%, 95%, or 99% of redirects were answered.
      </p>
      <TimeLines intervals={intervals} />
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
        {SHARES.map(({ name, className }, index) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 20 4" className={`w-5 ${className}`} aria-hidden="true">
              <path d="M0 2h20" strokeWidth={index + 1} />
            </svg>
            {name}
          </span>
        ))}
      </p>
      <MeasurementTable
        title={title}
        columns={[
          unit === 'hours' ? 'Hour (UTC)' : 'Day (UTC)',
          '50%',
          '95%',
          '99%',
          'Timed',
          'Failed',
        ]}
        rows={intervals.map((interval) => [
          formatIntervalStart(interval, unit),
          ...SHARES.map(({ field }) => formatRedirectTime(interval, interval[field])),
          formatCount(interval.timed),
          interval.timed ? formatCount(interval.failed) : '–',
        ])}
      />
    </InformationSection>
  )
}

function TimeLines({ intervals }: { readonly intervals: readonly StatusInterval[] }) {
  const longest = Math.max(...intervals.map(({ p99Ms, timed }) => (timed ? (p99Ms ?? 1000) : 0)))
  return (
    <figure aria-hidden="true" className="m-0">
      <figcaption className="tabular text-sm text-ink-faint">{longest} ms</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-rule-strong"
        aria-hidden="true"
      >
        {SHARES.map(({ field, className }, index) => (
          <path
            key={field}
            d={drawLine(intervals, field, longest)}
            fill="none"
            strokeWidth={index + 1}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className={className}
          />
        ))}
      </svg>
    </figure>
  )
}

/** Draws a line with gaps where there are no measurements. */
function drawLine(
  intervals: readonly StatusInterval[],
  field: (typeof SHARES)[number]['field'],
  longest: number,
) {
  const step = WIDTH / intervals.length
  return intervals
    .map((interval, index) => {
      if (interval.timed === 0) return ''
      const y = HEIGHT - ((interval[field] ?? longest) / longest) * (HEIGHT - 4)
      const x = index * step
      return `M${x.toFixed(1)} ${y.toFixed(1)}H${(x + step).toFixed(1)}`
    })
    .join('')
}

import { formatCount } from '../../../format/numbers.ts'
import { Part } from '../information-page.tsx'
import { FigureTable } from './figure-table.tsx'
import { formatRedirectTime, nameOf, type StatusPart } from './status-report.ts'
import type { PartsProps } from './uptime-part.tsx'

const WIDTH = 480
const HEIGHT = 120
const SHARES = [
  { field: 'p50Ms', name: 'half', className: 'stroke-ink-faint' },
  { field: 'p95Ms', name: '95 of 100', className: 'stroke-accent' },
  { field: 'p99Ms', name: '99 of 100', className: 'stroke-danger' },
] as const

/** Within which time readers were sent on: half of them, 95 and 99 of a hundred. */
export function TimesPart({ title, unit, parts }: PartsProps) {
  const timed = parts.reduce((sum, part) => sum + part.timed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  if (timed === 0) {
    return (
      <Part title={title}>
        <p>No link was opened in this time, so there is nothing to show.</p>
      </Part>
    )
  }
  return (
    <Part title={title}>
      <p>
        {formatCount(timed)} redirects were timed, {failed === 0 ? 'none' : formatCount(failed)} of
        them failed.
      </p>
      <Lines parts={parts} />
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
      <FigureTable
        title={title}
        columns={[
          unit === 'hours' ? 'Hour (UTC)' : 'Day (UTC)',
          'Half',
          '95 of 100',
          '99 of 100',
          'Timed',
          'Failed',
        ]}
        rows={parts.map((part) => [
          nameOf(part, unit),
          ...SHARES.map(({ field }) => formatRedirectTime(part, part[field])),
          formatCount(part.timed),
          part.timed ? formatCount(part.failed) : '–',
        ])}
      />
    </Part>
  )
}

function Lines({ parts }: { readonly parts: readonly StatusPart[] }) {
  const longest = Math.max(...parts.map(({ p99Ms, timed }) => (timed ? (p99Ms ?? 1000) : 0)))
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
            d={drawLine(parts, field, longest)}
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

/** Where nothing was timed the line is broken: no value is made up between two. */
function drawLine(
  parts: readonly StatusPart[],
  field: (typeof SHARES)[number]['field'],
  longest: number,
): string {
  const step = WIDTH / parts.length
  return parts
    .map((part, index) => {
      if (part.timed === 0) return ''
      const y = HEIGHT - ((part[field] ?? longest) / longest) * (HEIGHT - 4)
      const x = index * step
      return `M${x.toFixed(1)} ${y.toFixed(1)}H${(x + step).toFixed(1)}`
    })
    .join('')
}

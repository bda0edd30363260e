import { formatCount } from '../../../format/numbers.ts'
import { Part } from '../information-page.tsx'
import { FigureTable } from './figure-table.tsx'
import {
  describeSeconds,
  formatSeconds,
  nameOf,
  type StatusPart,
  sumSeconds,
} from './status-report.ts'

export interface PartsProps {
  readonly title: string
  readonly unit: 'hours' | 'days'
  readonly parts: readonly StatusPart[]
}

export function UptimePart({ title, unit, parts }: PartsProps) {
  return (
    <Part title={title}>
      <p>{describeSeconds(sumSeconds(parts))}</p>
      <div aria-hidden="true" className="flex h-16 items-stretch gap-px">
        {parts.map((part) => (
          <Bar key={part.from} part={part} />
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-faint">
        <span>{parts[0] && nameOf(parts[0], unit)}</span>
        <span>{unit === 'hours' ? 'this hour' : 'today'}</span>
      </p>
      <FigureTable
        title={title}
        columns={[
          unit === 'hours' ? 'Hour (UTC)' : 'Day (UTC)',
          'Up',
          'Stopped',
          'Down',
          'Redirects',
        ]}
        rows={parts.map((part) => [
          nameOf(part, unit),
          isUnmeasured(part) ? 'no data' : formatSeconds(part.upSeconds),
          part.stoppedSeconds ? formatSeconds(part.stoppedSeconds) : '–',
          part.downSeconds ? formatSeconds(part.downSeconds) : '–',
          isUnmeasured(part) ? '–' : formatCount(part.redirects),
        ])}
      />
    </Part>
  )
}

export function isUnmeasured({ upSeconds, stoppedSeconds, downSeconds }: StatusPart): boolean {
  return upSeconds + stoppedSeconds + downSeconds === 0
}

/** Colour and shape: what was up stands full, what was not leaves a gap with a mark of its own. */
function Bar({ part }: { readonly part: StatusPart }) {
  const { upSeconds, stoppedSeconds, downSeconds } = part
  if (isUnmeasured(part)) {
    return <span className="min-w-0 flex-1 self-end border-b border-dashed border-rule-strong" />
  }
  return (
    <span className="flex min-w-0 flex-1 flex-col-reverse forced-color-adjust-none">
      <span className="bg-accent" style={{ flexGrow: upSeconds }} />
      <span className="border-x border-rule-strong" style={{ flexGrow: stoppedSeconds }} />
      <span className="bg-danger" style={{ flexGrow: downSeconds }} />
    </span>
  )
}

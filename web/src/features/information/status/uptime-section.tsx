import { formatCount } from '@everyshelf/domain/format'
import { InformationSection } from '../information-page.tsx'
import { MeasurementTable } from './measurement-table.tsx'
import {
  describeSeconds,
  formatIntervalStart,
  formatSeconds,
  type StatusInterval,
  sumSeconds,
} from './status-report.ts'

export interface IntervalsProps {
  readonly title: string
  readonly unit: 'hours' | 'days'
  readonly intervals: readonly StatusInterval[]
}

export function UptimeSection({ title, unit, intervals }: IntervalsProps) {
  return (
    <InformationSection title={title}>
      <p>{describeSeconds(sumSeconds(intervals))}</p>
      <div aria-hidden="true" className="flex h-16 items-stretch gap-px">
        {intervals.map((interval) => (
          <Bar key={interval.from} interval={interval} />
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-faint">
        <span>{intervals[0] && formatIntervalStart(intervals[0], unit)}</span>
        <span>{unit === 'hours' ? 'this hour' : 'today'}</span>
      </p>
      <MeasurementTable
        title={title}
        columns={[
          unit === 'hours' ? 'Hour (UTC)' : 'Day (UTC)',
          'Up',
          'Clean shutdown',
          'Down',
          'Redirects',
        ]}
        rows={intervals.map((interval) => [
          formatIntervalStart(interval, unit),
          isUnmeasured(interval) ? 'no data' : formatSeconds(interval.upSeconds),
          interval.stoppedSeconds ? formatSeconds(interval.stoppedSeconds) : '–',
          interval.downSeconds ? formatSeconds(interval.downSeconds) : '–',
          isUnmeasured(interval) ? '–' : formatCount(interval.redirects),
        ])}
      />
    </InformationSection>
  )
}

function isUnmeasured({ upSeconds, stoppedSeconds, downSeconds }: StatusInterval) {
  return upSeconds + stoppedSeconds + downSeconds === 0
}

/** Shows the state by color and shape: full when up, with a distinct gap when not. */
function Bar({ interval }: { readonly interval: StatusInterval }) {
  const { upSeconds, stoppedSeconds, downSeconds } = interval
  if (isUnmeasured(interval)) {
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

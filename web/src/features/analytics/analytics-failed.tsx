import { LoadFailure } from '../../components/load-failure.tsx'
import { AnalyticsHeading } from './analytics-heading.tsx'

interface AnalyticsFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

export function AnalyticsFailed({ error, onRetry }: AnalyticsFailedProps) {
  return (
    <>
      <AnalyticsHeading />
      <div className="mt-6">
        <LoadFailure error={error} onRetry={onRetry} />
      </div>
    </>
  )
}

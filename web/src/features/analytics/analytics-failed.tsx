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
      <LoadFailure error={error} onRetry={onRetry} className="mt-6" />
    </>
  )
}

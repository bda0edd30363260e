import { LoadFailure } from '../../components/load-failure.tsx'
import { AnalyticsHeading } from './analytics-heading.tsx'

export function AnalyticsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <AnalyticsHeading />
      <div className="mt-6">
        <LoadFailure onRetry={onRetry} />
      </div>
    </>
  )
}

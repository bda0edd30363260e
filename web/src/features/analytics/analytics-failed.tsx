import { LoadFailure } from '../../components/load-failure.tsx'

export function AnalyticsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <h1 className="m-0 mb-6 font-display text-4xl sm:text-5xl">Analytics</h1>
      <LoadFailure onRetry={onRetry} />
    </>
  )
}

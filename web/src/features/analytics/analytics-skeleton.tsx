/** A placeholder in the shape of the page, so that nothing moves when the data arrives. */
export function AnalyticsSkeleton() {
  return (
    <>
      <h1 className="m-0 font-display text-4xl sm:text-5xl">Analytics</h1>
      <OverviewSkeleton />
    </>
  )
}

export function OverviewSkeleton() {
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">Loading</span>
      <div className="mt-8 grid grid-cols-3 gap-6 border-y border-rule py-6">
        {['hits', 'clicks', 'readers'].map((name) => (
          <div key={name} className="h-16 max-w-40 rounded-md bg-rule/60" />
        ))}
      </div>
      <div className="mt-12 h-72 rounded-md bg-rule/40" />
    </div>
  )
}

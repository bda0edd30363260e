/** A placeholder in the shape of the page, so that nothing moves when the data arrives. */
export function EarningsSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="m-0 font-display text-3xl sm:text-4xl">{title}</h1>
      <OverviewSkeleton />
    </>
  )
}

export function OverviewSkeleton() {
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">Loading</span>
      <div className="mt-4 h-11 max-w-lg rounded-md bg-rule/40" />
      <div className="mt-5 h-20 max-w-80 rounded-md bg-rule/60" />
      <div className="mt-8 h-72 rounded-md bg-rule/40" />
    </div>
  )
}

import { Skeleton } from '../skeleton.tsx'

/** A placeholder in the shape of a page with charts, so that nothing moves when the data arrives. */
export function OverviewSkeleton() {
  return (
    <Skeleton>
      <div className="mt-4 h-11 max-w-lg rounded-md bg-rule/40" />
      <div className="mt-5 h-20 max-w-80 rounded-md bg-rule/60" />
      <div className="mt-8 h-72 rounded-md bg-rule/40" />
    </Skeleton>
  )
}

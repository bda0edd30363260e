import { Skeleton } from '../skeleton.tsx'

/** Shaped like the head of a link and the rows below it. */
export function LinkSkeleton() {
  return (
    <>
      <h1 className="sr-only">Your link</h1>
      <div aria-hidden="true" className="mt-8 flex gap-6">
        <span className="aspect-2/3 w-24 shrink-0 rounded-[2px] bg-rule" />
        <span className="flex-1">
          <span className="block h-9 w-1/2 rounded-sm bg-rule" />
          <span className="mt-4 block h-4 w-1/3 rounded-sm bg-rule opacity-60" />
        </span>
      </div>
      <Skeleton className="mt-12" />
    </>
  )
}

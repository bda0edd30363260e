/** Shaped like the list of author pages. */
export function PageListSkeleton() {
  return (
    <div role="status" className="mt-8 animate-late">
      <span className="sr-only">Loading your pages</span>
      <div aria-hidden="true" className="flex items-center gap-5 border-y border-rule py-5">
        <span className="size-16 shrink-0 rounded-full bg-rule" />
        <span className="flex-1">
          <span className="block h-6 w-1/3 rounded-sm bg-rule" />
          <span className="mt-3 block h-4 w-1/4 rounded-sm bg-rule opacity-60" />
        </span>
      </div>
    </div>
  )
}

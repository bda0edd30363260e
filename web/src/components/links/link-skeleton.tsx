// Classes, because the first HTML may have no inline styles.
const WIDTHS = ['w-[38%]', 'w-[52%]', 'w-[44%]', 'w-[61%]', 'w-[47%]']

/** Shaped like the head of a link and the rows below it. */
export function LinkSkeleton() {
  return (
    <div role="status" className="animate-late">
      <h1 className="sr-only">Your link</h1>
      <span className="sr-only">Loading your link</span>
      <div aria-hidden="true" className="mt-8 flex gap-6">
        <span className="aspect-2/3 w-24 shrink-0 rounded-[2px] bg-rule" />
        <span className="flex-1">
          <span className="block h-9 w-1/2 rounded-sm bg-rule" />
          <span className="mt-4 block h-4 w-1/3 rounded-sm bg-rule opacity-60" />
        </span>
      </div>
      <div aria-hidden="true" className="mt-12 border-t border-rule">
        {WIDTHS.map((width) => (
          <div key={width} className="flex min-h-18 items-center border-b border-rule">
            <span className={`block h-4 rounded-sm bg-rule ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}

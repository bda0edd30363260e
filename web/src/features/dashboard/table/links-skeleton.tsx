// Classes, because the first HTML may have no inline styles.
const WIDTHS = ['w-[62%]', 'w-[45%]', 'w-[71%]', 'w-[53%]', 'w-[38%]']

/** Shown while links load. The rows have about their later height. */
export function LinksSkeleton() {
  return (
    <div role="status" className="mt-8 animate-late border-t border-rule">
      <span className="sr-only">Loading your links</span>
      {WIDTHS.map((width) => (
        <div
          key={width}
          aria-hidden="true"
          className="flex min-h-16 items-center gap-4 border-b border-rule py-2"
        >
          <span className="aspect-2/3 w-8 shrink-0 rounded-[2px] bg-rule" />
          <span className="flex-1">
            <span className={`block h-4 rounded-sm bg-rule ${width}`} />
            <span className="mt-2 block h-3 w-1/4 rounded-sm bg-rule opacity-60" />
          </span>
          <span className="h-4 w-24 rounded-sm bg-rule opacity-60 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}

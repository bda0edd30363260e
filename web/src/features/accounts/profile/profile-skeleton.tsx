/** A placeholder in the shape of the page while the session loads. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">Loading</span>
      {[0, 1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid gap-x-14 gap-y-5 border-t border-rule py-10 md:grid-cols-[1fr_2fr]"
        >
          <div className="h-7 w-40 rounded-sm bg-wash" />
          <div className="grid gap-3">
            <div className="h-5 w-28 rounded-sm bg-wash" />
            <div className="h-11 max-w-md rounded-md bg-wash" />
          </div>
        </div>
      ))}
    </div>
  )
}

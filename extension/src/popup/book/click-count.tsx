/** The clicks of a saved link in the last 30 days; nothing while they are not known. */
export function ClickCount({ clicks }: { readonly clicks: number | undefined }) {
  if (clicks === undefined) return null
  return (
    <p className="m-0 mt-2 text-sm text-ink-soft">
      <strong className="tabular font-semibold text-ink">{describeClicks(clicks)}</strong> in the
      last 30 days
    </p>
  )
}

/** @example describeClicks(1) // '1 click' */
export function describeClicks(clicks: number): string {
  return clicks === 1 ? '1 click' : `${clicks.toLocaleString()} clicks`
}

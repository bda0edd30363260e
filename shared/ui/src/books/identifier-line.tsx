interface IdentifierLineProps {
  /** Formatted for display: an ISBN with hyphens, an ASIN without. */
  readonly display: string
  readonly isbn10?: string | null
}

export function IdentifierLine({ display, isbn10 }: IdentifierLineProps) {
  return (
    <dl className="m-0 flex flex-wrap gap-x-3 text-sm">
      <dt className="text-ink-faint">ISBN/ASIN</dt>
      <dd className="tabular m-0 text-ink-soft">{display}</dd>
      {isbn10 && isbn10 !== display && <dd className="tabular m-0 text-ink-faint">{isbn10}</dd>}
    </dl>
  )
}

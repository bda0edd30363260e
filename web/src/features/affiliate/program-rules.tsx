const rules = [
  [
    'A tag for each store',
    'A tag earns only in the store that issued it. Enter each tag in the field of its own store.',
  ],
  [
    'Disclose before the click',
    'Tell readers near the link, in plain words, that you can earn a commission. Buttons must name the store they open.',
  ],
  [
    'No orders through your own links',
    'Orders you place through your own links never count. Do not offer money, points, or gifts for clicks or purchases.',
  ],
  [
    'No tagged links in print or files',
    'Do not use tagged links in print, ebooks, or PDFs. Email them only to subscribers. In some countries, Amazon does not allow them in email at all.',
  ],
  [
    'No prices or ratings',
    'Do not copy a store’s prices or customer ratings. Do not use Amazon’s name in your tags or your site’s address.',
  ],
  [
    'The first 180 days',
    'Amazon closes a new account without 3 qualifying sales in 180 days. Purchases count for 24 hours after a click.',
  ],
  [
    'One kind of tag on a link',
    'A link can have an affiliate tag or an Amazon Attribution tag, never both.',
  ],
  [
    'Do not hide where readers come from',
    'Amazon checks where clicks come from, and our redirects do not hide it. Some agreements do not count purchases after an automatic redirect, so check yours.',
  ],
] as const

/** A summary of the affiliate program's rules for book links. */
export function ProgramRules() {
  return (
    <>
      <dl className="m-0 border-b border-rule">
        {rules.map(([name, text]) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-4 lg:grid-cols-[1fr_2fr]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="m-0 text-ink-soft text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-0 text-sm text-ink-soft text-pretty">
        This summary comes with no warranty. Read the agreement for each program you join.
      </p>
    </>
  )
}

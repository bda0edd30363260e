const rules = [
  [
    'A tag for each store',
    'A tag earns in the store that gave it and nowhere else. So every store has a field of its own, and none is filled with the tag of another country.',
  ],
  [
    'Say it before the click',
    'Your readers must be told that a link pays you, near the link and in plain words. The button names the store it leads to.',
  ],
  [
    'Not for yourself',
    'Orders of your own never count. Nor may you give anything for a click or a purchase: no money, no points, no gifts.',
  ],
  [
    'Not on paper, not in files',
    'No tagged links in print, ebooks or PDFs. In messages only to people who asked for them, and in some countries not in mail at all.',
  ],
  [
    'No prices, no stars',
    "Prices and customer ratings of the store may not be copied; they change. Amazon's name and marks stay out of tags and of your site's address.",
  ],
  [
    'The first half year',
    'A new account needs three sales that count within 180 days, or it is closed. A click counts for the next 24 hours.',
  ],
  [
    'One kind of tag on a link',
    'Affiliate tags and Amazon Attribution tags do not go together. A link carries the one or the other.',
  ],
  [
    'Where a reader comes from stays visible',
    'The programme wants to see it. Our redirects are plain ones and hide nothing. Some agreements do not count a purchase when a reader was sent on without a click of their own: look at yours.',
  ],
] as const

/** The programme's rules as far as they touch book links, in short. */
export function ProgrammeRules() {
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
        In short and without warranty. The agreement of each programme counts; they differ and they
        change.
      </p>
    </>
  )
}

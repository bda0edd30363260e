/**
 * The texts of the series page in one language. `{name}`, `{title}`, `{number}`, `{authors}`, `{store}`,
 * `{date}`, `{count}` and `{note}` stand for values.
 */
export interface SeriesMessages {
  readonly pageTitle: string
  /** The heading of a series whose owner closed the account. */
  readonly unnamed: string
  readonly by: string
  /** By the language's plural forms. */
  readonly books: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string
  }
  readonly book: string
  readonly startHere: string
  readonly readingOrder: string
  readonly cover: string
  readonly viewAt: string
  readonly searchAt: string
  readonly allStores: string
  readonly coming: string
  readonly noBooks: string
  /** On a page that its owner took away. */
  readonly closed: string
  readonly ownerEarns: string
  readonly serviceEarns: string
  readonly bothEarn: string
  readonly untagged: string
}

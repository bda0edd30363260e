/** The texts of author pages in one language. `{name}` and `{series}` stand for values. */
export interface AuthorPageMessages {
  readonly pageTitle: string
  readonly portrait: string
  /** The name of the list of links to the author's site and profiles. */
  readonly elsewhere: string
  readonly about: string
  readonly books: string
  readonly series: string
  readonly allOfSeries: string
  readonly noBooks: string
  /** Above a page that its author has not published. */
  readonly draft: string
  /** The page of an author who removed it, or closed the account. */
  readonly formerTitle: string
  readonly formerText: string
  readonly formerNoBooks: string
}

/**
 * What a page says of itself, as plain data: it travels from the page to the popup, where the domain
 * decides what it means. Nothing of it leaves the browser but, in the end, one identifier,
 * and with a save the title and the authors.
 */
export interface PageFacts {
  readonly url: string
  readonly canonical: string | null
  readonly openGraph: OpenGraphFacts
  readonly products: readonly ProductFacts[]
  /** `itemprop` isbn and gtin13, in the order of the page. */
  readonly microdata: readonly string[]
  readonly meta: MetaFacts
  /** Label and value of every row of detail tables and definition lists. */
  readonly rows: readonly DetailRow[]
  /** What follows the word ISBN in running text. */
  readonly textNumbers: readonly string[]
  /** Books that the page lists or links to. */
  readonly listed: readonly ListedBook[]
  readonly headline: Headline
  readonly amazon: AmazonFacts
}

export interface OpenGraphFacts {
  readonly url: string | null
  readonly type: string | null
}

/** One thing that the page describes in JSON-LD. */
export interface ProductFacts {
  /** Bare names of schema.org types: `Book`, `Product`. */
  readonly types: readonly string[]
  readonly name: string | null
  readonly authors: readonly string[]
  readonly image: string | null
  readonly format: string | null
  /** Fields that hold an ISBN of either length. */
  readonly isbns: readonly string[]
  /** Fields that hold any number; they count only as an ISBN-13. */
  readonly numbers: readonly string[]
  readonly editions: readonly EditionFacts[]
}

export interface EditionFacts {
  readonly isbns: readonly string[]
  readonly format: string | null
}

export interface MetaFacts {
  readonly isbns: readonly string[]
  readonly numbers: readonly string[]
}

export interface DetailRow {
  readonly label: string
  readonly value: string
}

/** An entry of a list or a link; one of address and number is there. */
export interface ListedBook {
  readonly url: string | null
  readonly number: string | null
  readonly title: string | null
}

export interface Headline {
  readonly title: string | null
  readonly authors: readonly string[]
  readonly coverUrl: string | null
}

/** Amazon's own markers; empty on every other site. */
export interface AmazonFacts {
  readonly asin: string | null
  /** The page's kind in Amazon's words: `book`, `ebooks`, `audible`, `music`. */
  readonly pageKinds: readonly string[]
  readonly hasBookMarks: boolean
  readonly rows: readonly DetailRow[]
  readonly headline: Headline
  readonly formats: readonly FormatLink[]
}

/** One choice of the format switch; the page's own has no link. */
export interface FormatLink {
  readonly label: string
  readonly url: string | null
}

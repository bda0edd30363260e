/**
 * What a page says about itself, as plain data. The page's script passes it to the popup, which
 * recognizes the book from it. Only the book's identifier leaves the browser, and with a save also
 * its title and authors.
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
  /** The numbers that follow the word ISBN in running text. */
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

/** One product that the page describes in JSON-LD. */
export interface ProductFacts {
  /** Bare names of schema.org types: `Book`, `Product`. */
  readonly types: readonly string[]
  readonly name: string | null
  readonly authors: readonly string[]
  readonly image: string | null
  readonly format: string | null
  /** Fields that hold an ISBN of either length. */
  readonly isbns: readonly string[]
  /** Fields that may hold any number; only an ISBN-13 in them counts. */
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

/** A list entry or a link; it has an address or a number. */
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

/** Facts from Amazon's own markup; empty on every other site. */
export interface AmazonFacts {
  readonly asin: string | null
  /** Amazon's own names for the kind of page: `book`, `ebooks`, `audible`, `music`. */
  readonly pageKinds: readonly string[]
  readonly hasBookElements: boolean
  readonly rows: readonly DetailRow[]
  readonly headline: Headline
  readonly formats: readonly FormatLink[]
}

/** One choice of the format picker; the page's own has no link. */
export interface FormatLink {
  readonly label: string
  readonly url: string | null
}

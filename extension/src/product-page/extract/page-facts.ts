/**
 * What a page says about itself, as plain data. The page's script passes it to the popup, which
 * recognizes the book from it. Only the book's identifier leaves the browser; when the user saves the book,
 * its title and authors do too.
 */
export interface PageFacts {
  readonly url: string
  readonly canonical: string | null
  readonly openGraph: OpenGraphFacts
  readonly names: PageNames
  /** The departments that lead to the page. */
  readonly breadcrumb: readonly string[]
  /** Everything that the page describes as data: JSON-LD, microdata, RDFa, meta elements. */
  readonly items: readonly ItemFacts[]
  /** Labels that can name a number, an author or a format, each with its value. */
  readonly rows: readonly DetailRow[]
  /** Numbers and links that the page shows and does not describe as data. */
  readonly mentions: readonly Mention[]
  readonly chosen: readonly Choice[]
  readonly headline: Headline
  readonly amazon: AmazonFacts
}

/** What is chosen in a field of the page's form: the id of a variant, or the name of an option. */
export interface Choice {
  readonly value: string
  /** The options above it: none for the first, which a shop chooses for the visitor. */
  readonly before: readonly string[]
}

export interface OpenGraphFacts {
  readonly url: string | null
  readonly type: string | null
}

/** The texts that name what a page is about. */
export interface PageNames {
  /** Every h1, except one that leads to the home page. */
  readonly headings: readonly string[]
  /** Of the window and of previews; they may contain the site's name. */
  readonly titles: readonly string[]
  readonly site: string | null
}

/** One thing that the page describes as data. */
export interface ItemFacts {
  readonly source: 'json-ld' | 'microdata' | 'meta'
  /** Whether the page can be about it. Entries of a list, and what is beside the page's text, are not its subject. */
  readonly isSubject: boolean
  /** Whether its element contains the page's h1. */
  readonly hasHeading: boolean
  /** The page that it says it belongs to. */
  readonly url: string | null
  /** Bare names of schema.org types: `Book`, `Product`. */
  readonly types: readonly string[]
  /** Kinds of product, each as a word or a path. */
  readonly category: readonly string[]
  readonly name: string | null
  readonly authors: readonly string[]
  readonly image: string | null
  readonly format: string | null
  /** Fields that hold an ISBN of either length. */
  readonly isbns: readonly string[]
  /** Fields that may hold any number; only an ISBN-13 in them counts. */
  readonly numbers: readonly string[]
  /** Fields that hold a barcode: of a book, or of another product. */
  readonly barcodes: readonly string[]
  readonly editions: readonly EditionFacts[]
}

export interface EditionFacts {
  readonly isbns: readonly string[]
  readonly numbers: readonly string[]
  readonly format: string | null
  readonly url: string | null
}

export interface DetailRow {
  readonly label: string
  readonly value: string
  /**
   * `attributes`: in the table where an e-commerce platform lists the product's attributes. `aside`:
   * in a review, a list of other products, or a description.
   */
  readonly place: 'attributes' | 'details' | 'aside'
}

/** A link or a number; it has an address or a number. */
export interface Mention {
  readonly url: string | null
  readonly number: string | null
  /** The link's text; of a number in a list, the entry's. */
  readonly text: string | null
  /** The heading or title that it stands under, or its picture's text; null for the page's own h1. */
  readonly heading: string | null
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
  readonly rows: readonly Pick<DetailRow, 'label' | 'value'>[]
  readonly headline: Headline
  readonly formats: readonly FormatLink[]
}

/** One choice of the format picker; the page's own has no link. */
export interface FormatLink {
  readonly label: string
  readonly url: string | null
}

import type { TagOwner } from '@everyshelf/domain/affiliate'
import type { CountryCode, LanguageTag } from '@everyshelf/domain/countries'
import type { Isbn13 } from '@everyshelf/domain/identifiers'
import type { AccentCode, Slug } from '@everyshelf/domain/links'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { PageDesign } from '@everyshelf/domain/schemas'
import type { SeriesPosition } from '@everyshelf/domain/series'
import type { PageSite } from '../frame/page-site.ts'

/** Everything that the page of a series shows to one reader. */
export interface SeriesPage {
  /** The current address. On a page that is no longer open, the one that the reader opened. */
  readonly slug: Slug
  /** Empty if the page is no longer open. */
  readonly name: string
  readonly text: string
  /** False if its owner took the page or the account away. It then only lists the books, without tags. */
  readonly isOpen: boolean
  /** Of the page's canonical address. */
  readonly origin: string
  readonly site: PageSite
  /** The authors of all books. */
  readonly authors: readonly string[]
  /** In reading order. */
  readonly books: readonly SeriesPageBook[]
  /** Where to start, or to go on; null if no book is left. */
  readonly start: SeriesPageBook | null
  readonly accent: AccentCode | null
  readonly design: PageDesign
  readonly language: PageLanguage
  /** The last book that the reader marked as read. */
  readonly place: SeriesPosition | null
  /** Whether readers can mark books: on our site, unless the page is no longer open, or with a privacy signal. */
  readonly canRemember: boolean
  /** Country and language from the URL, for the links on the page. */
  readonly requested: RequestedSeriesView
}

export interface RequestedSeriesView {
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
  /** Whether the reader comes from a book, where links carry no tags. */
  readonly isInBook: boolean
}

export interface SeriesPageBook {
  readonly position: SeriesPosition
  readonly title: string
  readonly subtitle: string
  /** The beginning of its description. */
  readonly blurb: string
  readonly authors: readonly string[]
  readonly coverImage: string | null
  readonly isbn13: Isbn13 | null
  /** A two-letter code; empty if unknown. */
  readonly language: LanguageTag | ''
  readonly publishedOn: string
  readonly isPublished: boolean
  /** The path or URL of its reader page; null on a page that is no longer open. */
  readonly path: string | null
  /** The reader's store; null if only the reader page has a store for this reader. */
  readonly store: SeriesStore | null
}

export interface SeriesStore {
  readonly name: string
  /** A path that counts the click and redirects, or on a page that is no longer open the store's own URL. */
  readonly href: string
  /** The link opens search results. */
  readonly isSearch: boolean
  /** Who earns. */
  readonly tagOwner: TagOwner
  /** The link carries an affiliate tag of Amazon's program. */
  readonly hasAmazonTag: boolean
}

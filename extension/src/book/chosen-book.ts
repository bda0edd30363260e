import type { Book, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import { toEditionFormat } from '../product-page/book-format-of.ts'
import type { BookPage } from '../product-page/recognized-page.ts'

/** The book whose links are shown. */
export interface ChosenBook {
  readonly identifier: BookIdentifier
  /** The open page, when the book comes from it. */
  readonly page: BookPage | null
  /** The title on the page that listed it; absent for a typed number. */
  readonly listedAs?: string | null
  readonly foundAt: {
    readonly retailer: RetailerCode | null
    readonly marketplace: MarketplaceCode | null
  }
}

export function fromPage(page: BookPage, key: string | null = null): ChosenBook {
  const { retailer, marketplace, formats, identifier } = page
  const format = formats.find((choice) => identifierKey(choice.identifier) === key)
  return {
    identifier: format?.identifier ?? identifier,
    page,
    foundAt: { retailer, marketplace },
  }
}

export function fromInput(
  identifier: BookIdentifier,
  foundAt: Partial<ChosenBook['foundAt']> = {},
  listedAs: string | null = null,
): ChosenBook {
  const { retailer = null, marketplace = null } = foundAt
  return { identifier, page: null, listedAs, foundAt: { retailer, marketplace } }
}

/** The open page's format for a B0 ASIN, which can be of any format. */
export function toFormatHint({ identifier, page }: ChosenBook): EditionFormat | null {
  if (!page || !isB0Asin(identifier)) return null
  const key = identifierKey(identifier)
  const choice = page.formats.find((format) => identifierKey(format.identifier) === key)
  return choice ? toEditionFormat(choice) : null
}

/** The page's title and authors; the server shows them only to the owner. */
export interface PageHint {
  readonly title: string
  readonly authors: readonly string[]
}

/** The open page's title and authors, for a book that the server's catalogs do not have. */
export function toPageHint({ page, listedAs }: ChosenBook): PageHint | null {
  const title = page?.title ?? listedAs
  return title ? { title, authors: page?.authors ?? [] } : null
}

export type ShownBook = Pick<Book, 'title' | 'authors' | 'coverImage' | 'isbn13'>

/** The page's data comes first; the server fills in what is missing. */
export function mergeBook({ identifier, page, listedAs }: ChosenBook, known: Book): ShownBook {
  const isOwnForm = page && identifierKey(page.identifier) === identifierKey(identifier)
  return {
    title: page?.title ?? (known.source === 'placeholder' ? listedAs : null) ?? known.title,
    authors: page && page.authors.length > 0 ? page.authors : known.authors,
    coverImage: (isOwnForm ? page.coverUrl : null) ?? known.coverImage,
    isbn13: identifier.kind === 'isbn' ? identifier.isbn13 : null,
  }
}

import type { Book, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import { editionFormatOf } from '../product-page/book-format-of.ts'
import type { BookPage } from '../product-page/product-page-reading.ts'
import type { PageHint } from '../saving/waiting-saves.ts'

/** The book whose links are shown. */
export interface ChosenBook {
  readonly identifier: BookIdentifier
  /** The open page, when the book comes from it. */
  readonly page: BookPage | null
  /** What the page that listed it calls it; absent for a typed number. */
  readonly listedAs?: string | null
  readonly shop: {
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
    shop: { retailer, marketplace },
  }
}

export function fromTyped(
  identifier: BookIdentifier,
  shop: Partial<ChosenBook['shop']> = {},
  listedAs: string | null = null,
): ChosenBook {
  const { retailer = null, marketplace = null } = shop
  return { identifier, page: null, listedAs, shop: { retailer, marketplace } }
}

/** What the open page says of the format of a B0 ASIN, which does not tell it by itself. */
export function formatHintOf({ identifier, page }: ChosenBook): EditionFormat | null {
  if (!page || !isB0Asin(identifier)) return null
  const key = identifierKey(identifier)
  const choice = page.formats.find((format) => identifierKey(format.identifier) === key)
  return choice ? editionFormatOf(choice) : null
}

/** What the open page calls the book, for a server whose catalogs do not know it. */
export function pageHintOf({ page, listedAs }: ChosenBook): PageHint | null {
  const title = page?.title ?? listedAs
  return title ? { title, authors: page?.authors ?? [] } : null
}

export type ShownBook = Pick<Book, 'title' | 'authors' | 'coverImage' | 'isbn13'>

/** The page knows its book best; the server fills in what the page does not say. */
export function mergeBook({ identifier, page, listedAs }: ChosenBook, known: Book): ShownBook {
  const isOwnForm = page && identifierKey(page.identifier) === identifierKey(identifier)
  return {
    title: page?.title ?? (known.source === 'placeholder' ? listedAs : null) ?? known.title,
    authors: page && page.authors.length > 0 ? page.authors : known.authors,
    coverImage: (isOwnForm ? page.coverUrl : null) ?? known.coverImage,
    isbn13: identifier.kind === 'isbn' ? identifier.isbn13 : null,
  }
}

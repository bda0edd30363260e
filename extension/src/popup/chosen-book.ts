import type { Book } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { BookPage } from '../product-page/product-page-reading.ts'

/** The book whose links are shown. */
export interface ChosenBook {
  readonly identifier: BookIdentifier
  /** The open page, when the book comes from it. */
  readonly page: BookPage | null
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
): ChosenBook {
  const { retailer = null, marketplace = null } = shop
  return { identifier, page: null, shop: { retailer, marketplace } }
}

export type ShownBook = Pick<Book, 'title' | 'authors' | 'coverImage' | 'isbn13'>

/** The page knows its book best; the server fills in what the page does not say. */
export function mergeBook({ identifier, page }: ChosenBook, known: Book): ShownBook {
  const isOwnForm = page && identifierKey(page.identifier) === identifierKey(identifier)
  return {
    title: page?.title ?? known.title,
    authors: page && page.authors.length > 0 ? page.authors : known.authors,
    coverImage: (isOwnForm ? page.coverUrl : null) ?? known.coverImage,
    isbn13: identifier.kind === 'isbn' ? identifier.isbn13 : null,
  }
}

import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier, Isbn13 } from '@everyshelf/domain/identifiers'
import { listRetailerLinks, type RetailerLink } from '@everyshelf/domain/retailers'
import { locateReader, plainLink, type Route, resolveRoute } from '@everyshelf/domain/routing'

export interface CountryStores {
  /** Where the Global Link itself would lead. */
  readonly first: Route
  /** Booksellers of this country, then those who sell into it from elsewhere. */
  readonly local: readonly RetailerLink[]
  readonly abroad: readonly RetailerLink[]
}

/** Sold in more countries than this, a shop belongs to no single one. */
const FEW_COUNTRIES = 3

/** What a reader in one country is offered for a book, without anybody's tag. */
export function listStoresOfCountry(
  book: Extract<BookIdentifier, { kind: 'isbn' }>,
  country: CountryCode,
): CountryStores {
  const reader = locateReader({ query: country, edge: undefined, ip: undefined }, [])
  const retailers = listRetailerLinks(book.isbn13 as Isbn13, country)
  const isLocal = ({ countries }: RetailerLink) =>
    countries[0] === country || countries.length <= FEW_COUNTRIES
  return {
    first: resolveRoute(plainLink(book), reader, {}),
    local: retailers.filter(isLocal),
    abroad: retailers.filter((shop) => !isLocal(shop)),
  }
}

import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookFormat, bookFormats } from '@everyshelf/domain/retailers'
import {
  listShopRoutes,
  type RoutableLink,
  type Route,
  resolveRoute,
} from '@everyshelf/domain/routing'

/** What the page for readers shows in one country. */
export interface ReaderView {
  /** Where the link itself leads. */
  readonly route: Route
  /** Other editions that the reader can have there. */
  readonly others: readonly { readonly format: EditionFormat; readonly url: string }[]
  readonly groups: readonly {
    readonly format: BookFormat
    readonly shops: ReturnType<typeof listShopRoutes>
  }[]
}

/** Decided by the same functions as the page itself, which the server writes. */
export function viewAsReader(
  link: RoutableLink,
  country: CountryCode,
  formats: readonly BookFormat[],
  serviceTags: AffiliateTags,
): ReaderView {
  const resolve = (format: EditionFormat | null) =>
    resolveRoute(link, { country, countrySource: 'query', languages: [] }, serviceTags, format)
  const route = resolve(null)
  const shops = listShopRoutes(link, country)
  return {
    route,
    others: editionFormats.flatMap((format) => {
      const other = resolve(format)
      return other.format === format && other.url !== route.url ? [{ format, url: other.url }] : []
    }),
    groups: bookFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({
        format,
        shops: shops.filter(({ shop }) => shop.formats.includes(format)),
      }))
      .filter((group) => group.shops.length > 0),
  }
}

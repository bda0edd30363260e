import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookFormat, bookFormats } from '@everyshelf/domain/retailers'
import {
  listRetailerRoutes,
  type RoutableLink,
  type Route,
  resolveRoute,
} from '@everyshelf/domain/routing'

/** What the page for readers shows in one country. */
export interface ReaderView {
  /** Where the link itself leads. */
  readonly route: Route
  /** Other editions that the reader can have there. */
  readonly otherEditions: readonly { readonly format: EditionFormat; readonly url: string }[]
  readonly groups: readonly {
    readonly format: BookFormat
    readonly retailers: ReturnType<typeof listRetailerRoutes>
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
  const retailers = listRetailerRoutes(link, country)
  return {
    route,
    otherEditions: editionFormats.flatMap((format) => {
      const other = resolve(format)
      return other.format === format && other.url !== route.url ? [{ format, url: other.url }] : []
    }),
    groups: bookFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({
        format,
        retailers: retailers.filter(({ retailer }) => retailer.formats.includes(format)),
      }))
      .filter((group) => group.retailers.length > 0),
  }
}

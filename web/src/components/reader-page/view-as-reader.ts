import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookFormat, bookFormats } from '@everyshelf/domain/retailers'
import {
  type AmazonRoute,
  findRuledRetailer,
  listRetailerRoutes,
  type RetailerRoute,
  type RoutableLink,
  resolveAmazonRoute,
} from '@everyshelf/domain/routing'

/** The content of the reader page in one country. */
export interface ReaderView {
  /** The destination of the Amazon button. */
  readonly route: AmazonRoute
  /** The retailer of the owner's rule for this country, shown before Amazon. */
  readonly ruled: RetailerRoute | null
  /** Other editions available in this country. */
  readonly otherEditions: readonly { readonly format: EditionFormat; readonly url: string }[]
  readonly groups: readonly {
    readonly format: BookFormat
    readonly retailers: readonly RetailerRoute[]
  }[]
}

/** Uses the same functions as the server's reader page, so both show the same content. */
export function viewAsReader(
  link: RoutableLink,
  country: CountryCode,
  formats: readonly BookFormat[],
  serviceTags: AffiliateTags,
): ReaderView {
  const resolve = (format: EditionFormat | null) =>
    resolveAmazonRoute(link, { country, countrySource: 'query', languages: [] }, serviceTags, {
      format,
    })
  const route = resolve(null)
  const retailers = listRetailerRoutes(link, country)
  return {
    route,
    ruled: findRuledRetailer(link, country),
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

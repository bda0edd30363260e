import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { listShopRoutes, locateReader, type Route, resolveRoute } from '@everyshelf/domain/routing'
import type { DemoPage } from './demo-pages.ts'

export interface DemoReader {
  readonly page: DemoPage
  readonly country: CountryCode
  /** Where the Global Link itself would lead. */
  readonly first: Route
  /** The other editions of the same book there. */
  readonly others: readonly Route[]
  readonly shops: ReturnType<typeof listShopRoutes>
}

/** What a reader in one country is offered, without anybody's tag. */
export function readAs(country: CountryCode, page: DemoPage): DemoReader {
  const reader = locateReader({ query: country, edge: undefined, ip: undefined }, [])
  const resolve = (format: EditionFormat | null) => resolveRoute(page.link, reader, {}, format)
  const first = resolve(null)
  return {
    page,
    country,
    first,
    others: editionFormats
      .filter((format) => format !== first.format)
      .map((format) => ({ format, route: resolve(format) }))
      .filter(({ format, route }) => route.format === format)
      .map(({ route }) => route),
    shops: listShopRoutes(page.link, country),
  }
}

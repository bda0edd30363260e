import type { HotPath } from '../../hot-path.ts'
import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createSlugFinder } from './current-slug.repo.ts'
import { createLinkEditsFinder } from './link-edits.repo.ts'
import { createReaderFormsRoute } from './reader-forms.route.ts'
import { createReaderPageRoute } from './reader-page.route.ts'
import { createReaderPageService } from './reader-page.service.ts'

interface ReaderPageDeps extends Pick<Platform, 'config' | 'database' | 'logger' | 'countRequest'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly links: Pick<LinksFeature, 'sellerHealth'>
  readonly hotPath: Pick<HotPath, 'openLink' | 'readReader'>
}

/** The reader page: a book with the stores of the reader's country, and its two forms. */
export function createReaderPageFeature(deps: ReaderPageDeps) {
  const { config, database, logger, books, hotPath, countRequest } = deps
  const origin = config.publicUrl
  const pages = createReaderPageService({
    books,
    openLink: hotPath.openLink,
    findSlug: createSlugFinder(database.db),
    findEdits: createLinkEditsFinder(database.db),
    defaultTags: config.defaultTags,
    log: logger,
  })
  const routes: readonly Route[] = [
    createReaderPageRoute({
      pages,
      readReader: hotPath.readReader,
      countLookup: (request) => countRequest('lookup', request),
      origin,
    }),
    createReaderFormsRoute({
      report: deps.links.sellerHealth.report,
      countReport: (request) => countRequest('not-available', request),
      origin,
    }),
  ]
  return {
    routes,
  }
}

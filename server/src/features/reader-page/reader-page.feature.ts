import type { IncomingMessage } from 'node:http'
import type { HotPath } from '../../hot-path.ts'
import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { AuthorPagesFeature } from '../author-pages/author-pages.feature.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createSlugFinder } from './current-slug.repo.ts'
import { createLinkEditsFinder } from './link-edits.repo.ts'
import { createPagePreviewRoute } from './page-preview.route.ts'
import { createPagePreviewService } from './page-preview.service.ts'
import { createReaderFormsRoute } from './reader-forms.route.ts'
import { createReaderPageRoute } from './reader-page.route.ts'
import { createReaderPageService } from './reader-page.service.ts'

interface ReaderPageDeps extends Pick<Platform, 'config' | 'database' | 'logger' | 'countRequest'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly links: Pick<LinksFeature, 'sellerHealth'>
  readonly hotPath: Pick<HotPath, 'openLink' | 'readReader'>
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly authorPages: Pick<AuthorPagesFeature, 'findAuthorOfLink'>
}

/** The reader page: a book with the stores of the reader's country, and its two forms. */
export function createReaderPageFeature(deps: ReaderPageDeps) {
  const { config, database, logger, books, hotPath, countRequest } = deps
  const origin = config.publicUrl
  const pageDeps = {
    books,
    openLink: hotPath.openLink,
    findEdits: createLinkEditsFinder(database.db),
    findAuthor: deps.authorPages.findAuthorOfLink,
    defaultTags: config.defaultTags,
  }
  const pages = createReaderPageService({
    ...pageDeps,
    findSlug: createSlugFinder(database.db),
    log: logger,
  })
  const countLookup = (request: IncomingMessage) => countRequest('lookup', request)
  const routes: readonly Route[] = [
    createReaderPageRoute({
      pages,
      readReader: hotPath.readReader,
      countLookup,
      origin,
    }),
    createPagePreviewRoute({
      previews: createPagePreviewService(pageDeps),
      findSession: deps.accounts.findSession,
      countLookup,
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

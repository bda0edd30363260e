import { join } from 'node:path'
import type { Route } from '../../http/express-app.ts'
import type { Upstreams } from '../../outbound/upstreams.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import { createBookCacheRouter } from './book-cache.router.ts'
import { createBookCacheService } from './book-cache.service.ts'
import { createBooksRepo } from './books.repo.ts'
import { createBooksRouter } from './books.router.ts'
import { createBooksService } from './books.service.ts'
import { createCatalog } from './catalog/catalog.ts'
import { createGoogleBooks } from './catalog/google-books.ts'
import { createOpenLibrary } from './catalog/open-library.ts'
import { openCoverStore } from './covers/cover-store.ts'
import { createCoversRoute } from './covers/covers.route.ts'
import { createCoversService } from './covers/covers.service.ts'
import { evictBooks } from './evict-books.ts'
import { createBookSearch } from './search/book-search.service.ts'
import { createOpenLibraryEditions } from './search/open-library-editions.ts'
import { createGoogleBooksSearch } from './search/search-google-books.ts'
import { createOpenLibrarySearch } from './search/search-open-library.ts'
import { createUnsavedBooksRepo } from './unsaved-books.repo.ts'

interface BooksDeps
  extends Pick<
    Platform,
    'config' | 'database' | 'logger' | 'startSharedJob' | 'countRequest' | 'now'
  > {
  readonly upstreams: Upstreams
}

export type BooksFeature = ReturnType<typeof createBooksFeature>

/** Books: lookup by identifier, search by title, covers, and the cache of all of them. */
export function createBooksFeature(deps: BooksDeps) {
  const { config, database, upstreams, logger: log, countRequest, now } = deps
  const { urls } = upstreams
  const googleBooks = createGoogleBooks(upstreams.googleBooks, urls.googleBooksUrl)
  const openLibrary = createOpenLibrary(upstreams.openLibrary, urls.openLibraryUrl)
  const repo = createBooksRepo(database.db)
  const books = createBooksService({
    repo,
    catalog: createCatalog(googleBooks, openLibrary),
    log,
    now,
  })
  const editions = createOpenLibraryEditions(upstreams.openLibrary, urls)
  const search = createBookSearch({
    googleBooks: createGoogleBooksSearch(upstreams.googleBooks, urls.googleBooksUrl),
    openLibrary: createOpenLibrarySearch(upstreams.openLibrary, urls),
    editions,
    books,
    log,
    now,
  })
  const unsaved = createUnsavedBooksRepo(database.db, database.kind)
  const eviction = deps.startSharedJob('unsaved-books', () => evictBooks(unsaved))
  const covers = createCoversService({
    store: openCoverStore(join(config.dataDir, 'covers'), unsaved.isSaved),
    books,
    googleBooks,
    images: upstreams.images,
    coversUrl: urls.coversUrl,
    log,
  })
  const bookCache = createBookCacheService({ repo, books, covers })
  const routes: readonly Route[] = [
    createCoversRoute({ covers, countRequest: (request) => countRequest('covers', request) }),
  ]
  return {
    router: router({ books: createBooksRouter(books, search) }),
    adminRouter: router({ bookCache: createBookCacheRouter(bookCache) }),
    routes,
    lookup: books.lookup,
    findCached: books.findCached,
    findCover: covers.find,
    close: eviction.stop,
  }
}

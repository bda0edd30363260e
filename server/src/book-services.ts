import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createBooksRepo } from './features/books/books.repo.ts'
import { type BooksService, createBooksService } from './features/books/books.service.ts'
import { createCatalogue } from './features/books/catalogue/catalogue.ts'
import { createGoogleBooks } from './features/books/catalogue/google-books.ts'
import { createOpenLibrary } from './features/books/catalogue/open-library.ts'
import { openCoverStore } from './features/books/covers/cover-store.ts'
import { type CoversService, createCoversService } from './features/books/covers/covers.service.ts'
import { evictBooks } from './features/books/evict-books.ts'
import {
  type BookSearchService,
  createBookSearch,
} from './features/books/search/book-search.service.ts'
import { createGoogleBooksSearch } from './features/books/search/search-google-books.ts'
import { createOpenLibrarySearch } from './features/books/search/search-open-library.ts'
import { createUnsavedBooksRepo } from './features/books/unsaved-books.repo.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'
import type { Upstreams } from './outbound/upstreams.ts'

interface BookServicesDeps {
  readonly config: Config
  readonly database: Database
  readonly upstreams: Upstreams
  readonly logger: Logger
  readonly startSharedJob: StartSharedJob
  readonly now: () => number
}

export interface BookServices {
  readonly books: BooksService
  readonly bookSearch: BookSearchService
  readonly covers: CoversService
  readonly stop: () => Promise<void>
}

/** What is known of books: looked up by number, searched by words, and their covers. */
export function createBookServices(deps: BookServicesDeps): BookServices {
  const { config, database, upstreams, logger, now } = deps
  const { urls } = upstreams
  const googleBooks = createGoogleBooks(upstreams.googleBooks, urls.googleBooksUrl)
  const openLibrary = createOpenLibrary(upstreams.openLibrary, urls.openLibraryUrl)
  const books = createBooksService({
    repo: createBooksRepo(database.db),
    catalogue: createCatalogue(googleBooks, openLibrary),
    log: logger,
    now,
  })
  const bookSearch = createBookSearch({
    googleBooks: createGoogleBooksSearch(upstreams.googleBooks, urls.googleBooksUrl),
    openLibrary: createOpenLibrarySearch(upstreams.openLibrary, urls),
    books,
    log: logger,
    now,
  })
  const unsaved = createUnsavedBooksRepo(database.db, database.kind)
  const eviction = deps.startSharedJob('unsaved-books', () => evictBooks(unsaved))
  const covers = createCoversService({
    store: openCoverStore(join(config.dataDir, 'covers'), undefined, unsaved.isSaved),
    books,
    googleBooks,
    images: upstreams.images,
    coversUrl: urls.coversUrl,
    log: logger,
  })
  return { books, bookSearch, covers, stop: eviction.stop }
}

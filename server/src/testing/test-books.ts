import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createBooksRepo } from '../features/books/books.repo.ts'
import { createBooksService } from '../features/books/books.service.ts'
import { createCatalog } from '../features/books/catalog/catalog.ts'
import { createGoogleBooks } from '../features/books/catalog/google-books.ts'
import { createOpenLibrary } from '../features/books/catalog/open-library.ts'
import { openCoverStore } from '../features/books/covers/cover-store.ts'
import { createCoversService } from '../features/books/covers/covers.service.ts'
import { createBookSearch } from '../features/books/search/book-search.service.ts'
import { createOpenLibraryEditions } from '../features/books/search/open-library-editions.ts'
import { createGoogleBooksSearch } from '../features/books/search/search-google-books.ts'
import { createOpenLibrarySearch } from '../features/books/search/search-open-library.ts'
import type { Dial, Resolve } from '../outbound/guarded-dialer.ts'
import type { OutboundLimits } from '../outbound/limits.ts'
import { createUpstreams, type UpstreamUrls } from '../outbound/upstreams.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'

export interface TestBooksOptions {
  readonly urls: UpstreamUrls
  readonly limits?: Partial<OutboundLimits>
  readonly timeoutMs?: number
  readonly headStartMs?: number
  /** Default: a new one. */
  readonly database?: TestDatabase
  readonly coverBytes?: number
  /** Replaces the public hosts; see `startFakeShortHost`. */
  readonly resolve?: Resolve
  readonly dial?: Dial
}

/** The real limits at 1/20 of their length. */
export const quickLimits: Partial<OutboundLimits> = {
  connectMs: 50,
  totalMs: 150,
  retryDelayMs: 1,
}
export const shortTimeoutMs = 190

/** The books feature on a real database, with a test clock. */
export async function openTestBooks(options: TestBooksOptions) {
  const database = options.database ?? (await openTestDatabase('sqlite'))
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-books-'))
  const warnings: string[] = []
  const log = { warn: (_facts: object, message: string) => void warnings.push(message) }
  let time = Date.parse('2026-11-21T09:00:00.000Z')
  const now = () => time
  const upstreams = createUpstreams({
    urls: options.urls,
    publicUrl: 'https://everyshelf.example',
    limits: { ...quickLimits, ...options.limits },
    now,
    ...(options.resolve && { resolve: options.resolve }),
    ...(options.dial && { dial: options.dial }),
  })
  const googleBooks = createGoogleBooks(upstreams.googleBooks, options.urls.googleBooksUrl)
  const openLibrary = createOpenLibrary(upstreams.openLibrary, options.urls.openLibraryUrl)
  const repo = createBooksRepo(database.db)
  const timeoutMs = options.timeoutMs ?? shortTimeoutMs
  const books = createBooksService({
    repo,
    catalog: createCatalog(googleBooks, openLibrary, options.headStartMs ?? 75),
    log,
    now,
    timeoutMs,
  })
  const editions = createOpenLibraryEditions(upstreams.openLibrary, options.urls)
  const search = createBookSearch({
    googleBooks: createGoogleBooksSearch(upstreams.googleBooks, options.urls.googleBooksUrl),
    openLibrary: createOpenLibrarySearch(upstreams.openLibrary, options.urls),
    editions,
    books,
    log,
    now,
    headStartMs: options.headStartMs ?? 75,
  })
  const covers = createCoversService({
    store: openCoverStore(join(dataDir, 'covers'), async () => false, options.coverBytes),
    books,
    googleBooks,
    images: upstreams.images,
    coversUrl: options.urls.coversUrl,
    log,
    timeoutMs,
  })
  onTestFinished(async () => {
    await upstreams.close()
    if (!options.database) await database.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    books,
    search,
    editions,
    covers,
    repo,
    database,
    dataDir,
    warnings,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** One URL for every service, for fault servers. */
export function allAt(url: string): UpstreamUrls {
  return { googleBooksUrl: url, openLibraryUrl: url, coversUrl: url }
}

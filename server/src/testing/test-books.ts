import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createBooksRepo } from '../features/books/books.repo.ts'
import { createBooksService } from '../features/books/books.service.ts'
import { createCatalogue } from '../features/books/catalogue/catalogue.ts'
import { createGoogleBooks } from '../features/books/catalogue/google-books.ts'
import { createOpenLibrary } from '../features/books/catalogue/open-library.ts'
import { openCoverStore } from '../features/books/covers/cover-store.ts'
import { createCoversService } from '../features/books/covers/covers.service.ts'
import { createBookSearch } from '../features/books/search/book-search.service.ts'
import { createGoogleBooksSearch } from '../features/books/search/search-google-books.ts'
import { createOpenLibrarySearch } from '../features/books/search/search-open-library.ts'
import type { Dial, Resolve } from '../outbound/guarded-dialer.ts'
import type { OutboundLimits } from '../outbound/limits.ts'
import { createUpstreams, type UpstreamUrls } from '../outbound/upstreams.ts'
import { openTestDatabase, type TestDatabase } from './databases.ts'

export interface TestBooksOptions {
  readonly urls: UpstreamUrls
  readonly limits?: Partial<OutboundLimits>
  readonly patienceMs?: number
  readonly headStartMs?: number
  /** Fresh unless given. */
  readonly database?: TestDatabase
  readonly coverBytes?: number
  /** Where the well-known hosts lead instead; see `startFakeShortHost`. */
  readonly resolve?: Resolve
  readonly dial?: Dial
}

/** Real limits, a twentieth as long. */
export const quickLimits: Partial<OutboundLimits> = {
  connectMs: 50,
  totalMs: 150,
  retryDelayMs: 1,
}
export const quickPatienceMs = 190

/** The books slice on a real database, with a clock that the test turns. */
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
  const patienceMs = options.patienceMs ?? quickPatienceMs
  const books = createBooksService({
    repo,
    catalogue: createCatalogue(googleBooks, openLibrary, options.headStartMs ?? 75),
    log,
    now,
    patienceMs,
  })
  const search = createBookSearch({
    googleBooks: createGoogleBooksSearch(upstreams.googleBooks, options.urls.googleBooksUrl),
    openLibrary: createOpenLibrarySearch(upstreams.openLibrary, options.urls),
    books,
    log,
    now,
    headStartMs: options.headStartMs ?? 75,
  })
  const covers = createCoversService({
    store: openCoverStore(join(dataDir, 'covers'), options.coverBytes),
    books,
    googleBooks,
    images: upstreams.images,
    coversUrl: options.urls.coversUrl,
    log,
    patienceMs,
  })
  onTestFinished(async () => {
    await upstreams.close()
    if (!options.database) await database.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    books,
    search,
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

/** One address for every service, as a server of faults has it. */
export function allAt(url: string): UpstreamUrls {
  return { googleBooksUrl: url, openLibraryUrl: url, coversUrl: url }
}

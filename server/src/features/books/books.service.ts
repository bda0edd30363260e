import {
  type Book,
  placeholderBook,
  placeholderTitle,
  type SearchSource,
} from '@everyshelf/domain/books'
import { type BookIdentifier, type Isbn13, identifierKey } from '@everyshelf/domain/identifiers'
import { createSingleFlight } from '../../outbound/single-flight.ts'
import { within } from '../../outbound/within.ts'
import type { BooksRepo, StoredBook } from './books.repo.ts'
import type { Catalog, FoundEntry } from './catalog/catalog.ts'

export type BooksService = ReturnType<typeof createBooksService>

/** `silent`: no catalog answered, so the cached data stays. */
export type RefreshOutcome = 'found' | 'missing' | 'silent'

export interface BooksServiceDeps {
  readonly repo: BooksRepo
  readonly catalog: Catalog
  readonly log: ProblemLog
  readonly now?: () => number
  readonly timeoutMs?: number
}

/** The logger's only method used here. */
export interface ProblemLog {
  readonly warn: (facts: object, message: string) => void
}

const DAY_MS = 24 * 60 * 60 * 1000
const KNOWN_TTL_MS = 30 * DAY_MS
/** Shorter, because a search returns less data than a lookup, which then replaces it. */
const SEARCH_RESULT_TTL_MS = DAY_MS
const MISSING_TTL_MS = 60 * 60 * 1000
const UNCERTAIN_MISSING_TTL_MS = 10 * 60 * 1000
/** Timeouts for the catalogs and then for the cache: 4 s in total. */
export const LOOKUP_TIMEOUT_MS = 3800
export const STALE_TIMEOUT_MS = 200

export function createBooksService(deps: BooksServiceDeps) {
  const { repo, catalog, log, now = Date.now, timeoutMs = LOOKUP_TIMEOUT_MS } = deps
  const flights = createSingleFlight<StoredBook | undefined>()

  async function findStored(key: string) {
    try {
      return await repo.find(key)
    } catch (error) {
      log.warn({ err: error }, 'The book cache cannot be read')
      return undefined
    }
  }

  async function save(book: StoredBook) {
    try {
      await repo.save(book)
    } catch (error) {
      log.warn({ err: error }, 'A book cannot be written to the cache')
    }
    return book
  }

  /** Never caches a failure. A known book stays known, even if a catalog no longer has it. */
  async function fetchEntry(isbn: Isbn13, stored: StoredBook | undefined): Promise<LookupResult> {
    const response = await catalog.find(isbn)
    if (response.kind === 'found') {
      const book = await save(knownBook(isbn, response.entry, response.source, now()))
      return { book, outcome: 'found' }
    }
    if (response.kind === 'missing') {
      const previous = isKnown(stored) ? stored : missingBook(isbn, now())
      const ttlMs = response.isCertain ? MISSING_TTL_MS : UNCERTAIN_MISSING_TTL_MS
      const book = await save({ ...previous, expiresAt: now() + ttlMs })
      return { book, outcome: 'missing' }
    }
    log.warn({ isbn, reasons: response.reasons.map(String) }, 'No catalog answered')
    return { book: stored, outcome: 'silent' }
  }

  async function findFresh(isbn: Isbn13) {
    const stored = await findStored(isbn)
    if (stored && stored.expiresAt > now()) return stored
    return (await fetchEntry(isbn, stored)).book
  }

  function find(isbn: Isbn13) {
    return flights.share(isbn, () => findFresh(isbn))
  }

  /** If the catalogs are too slow, returns the cached data. */
  async function findWithTimeout(isbn: Isbn13) {
    const inTime = await within(find(isbn), timeoutMs)
    return inTime ?? (await within(findStored(isbn), STALE_TIMEOUT_MS))
  }

  return {
    /** Finds a book in the cache or the catalogs. Never fails; returns a placeholder for an unknown book. */
    async lookup(identifier: BookIdentifier) {
      // Neither catalog supports ASINs, and Amazon's data is not public.
      if (identifier.kind === 'asin') return placeholderBook(identifier)
      return toBook(identifier, await findWithTimeout(identifier.isbn13))
    },

    /** The cached book, even if expired. Undefined if only its number is known. */
    async findCached(identifier: BookIdentifier) {
      const stored = await findStored(identifierKey(identifier))
      return isKnown(stored) ? toBook(identifier, stored) : undefined
    },

    /** Queries the catalogs now, even if the cache is fresh. */
    async refresh(isbn: Isbn13): Promise<RefreshOutcome> {
      return (await fetchEntry(isbn, await findStored(isbn))).outcome
    },

    /** Caches what a search found, so that a result's cover and title need no request of their own. */
    async cacheSearchResults(
      found: readonly { readonly isbn13: Isbn13; readonly entry: FoundEntry }[],
      source: SearchSource,
    ) {
      await Promise.all(
        found.map(async ({ isbn13, entry }) => {
          if (isKnown(await findStored(isbn13))) return
          const fetchedAt = now()
          const book = knownBook(isbn13, entry, source, fetchedAt)
          await save({ ...book, expiresAt: fetchedAt + SEARCH_RESULT_TTL_MS })
        }),
      )
    },

    /** The cover's URL and the catalog that it comes from. */
    async findCatalogCover(isbn: Isbn13) {
      const stored = await findWithTimeout(isbn)
      return { url: stored?.coverUrl ?? null, source: stored?.source ?? 'placeholder' }
    },
  }
}

interface LookupResult {
  readonly book: StoredBook | undefined
  readonly outcome: RefreshOutcome
}

function isKnown(stored: StoredBook | undefined): stored is StoredBook {
  return stored !== undefined && stored.source !== 'placeholder'
}

function knownBook(
  isbn: Isbn13,
  entry: FoundEntry,
  source: Book['source'],
  fetchedAt: number,
): StoredBook {
  return { identifier: isbn, ...entry, source, fetchedAt, expiresAt: fetchedAt + KNOWN_TTL_MS }
}

function missingBook(isbn: Isbn13, fetchedAt: number): Omit<StoredBook, 'expiresAt'> {
  return {
    identifier: isbn,
    title: placeholderTitle(isbn),
    authors: [],
    description: null,
    publisher: null,
    coverUrl: null,
    source: 'placeholder',
    fetchedAt,
  }
}

function toBook(identifier: BookIdentifier, stored: StoredBook | undefined) {
  const placeholder = placeholderBook(identifier)
  if (!isKnown(stored)) return placeholder
  const { title, authors, description, publisher, source } = stored
  return { ...placeholder, title, authors, description, publisher, source }
}

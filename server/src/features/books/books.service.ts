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
import type { Catalogue, FoundEntry } from './catalogue/catalogue.ts'

export interface BooksService {
  /** What is known of a book, asking the catalogues if need be. Never fails: at worst a placeholder. */
  readonly lookup: (identifier: BookIdentifier) => Promise<Book>
  /** What the cache knows, however old; undefined when it knows no more than the number. */
  readonly findCached: (identifier: BookIdentifier) => Promise<Book | undefined>
  /** Asks the catalogues now, however fresh the cache is. */
  readonly refresh: (isbn: Isbn13) => Promise<RefreshOutcome>
  /** Caches what a search found, so that a result's cover and title need no request of their own. */
  readonly remember: (
    found: readonly { readonly isbn13: Isbn13; readonly entry: FoundEntry }[],
    source: SearchSource,
  ) => Promise<void>
  /** Where a catalogue keeps the cover, and which catalogue that is. */
  readonly findCatalogueCover: (isbn: Isbn13) => Promise<CatalogueCover>
}

export interface CatalogueCover {
  readonly url: string | null
  readonly source: Book['source']
}

/** `silent`: no catalogue answered, and what was known stays. */
export type RefreshOutcome = 'found' | 'missing' | 'silent'

export interface BooksServiceDeps {
  readonly repo: BooksRepo
  readonly catalogue: Catalogue
  readonly log: ProblemLog
  readonly now?: () => number
  readonly patienceMs?: number
}

/** The one method of the logger that is needed here. */
export interface ProblemLog {
  readonly warn: (facts: object, message: string) => void
}

const DAY_MS = 24 * 60 * 60 * 1000
const KNOWN_FOR_MS = 30 * DAY_MS
/** A search names a book less fully than a lookup does, which then takes its place. */
const FOUND_FOR_MS = DAY_MS
const MISSING_FOR_MS = 60 * 60 * 1000
const PERHAPS_MISSING_FOR_MS = 10 * 60 * 1000
/** Longest wait for the catalogues, and then for the cache alone: 4 s together. */
export const LOOKUP_PATIENCE_MS = 3800
export const STALE_PATIENCE_MS = 200

export function createBooksService(deps: BooksServiceDeps): BooksService {
  const { repo, catalogue, log, now = Date.now, patienceMs = LOOKUP_PATIENCE_MS } = deps
  const flights = createSingleFlight<StoredBook | undefined>()

  async function findStored(key: string): Promise<StoredBook | undefined> {
    try {
      return await repo.find(key)
    } catch (error) {
      log.warn({ err: error }, 'The book cache cannot be read')
      return undefined
    }
  }

  async function save(book: StoredBook): Promise<StoredBook> {
    try {
      await repo.save(book)
    } catch (error) {
      log.warn({ err: error }, 'A book cannot be written to the cache')
    }
    return book
  }

  /** A failure is never kept; a book that was known stays known, whatever the catalogues forget. */
  async function ask(isbn: Isbn13, stored: StoredBook | undefined): Promise<Asked> {
    const answer = await catalogue.find(isbn)
    if (answer.kind === 'found') {
      const book = await save(knownBook(isbn, answer.entry, answer.source, now()))
      return { book, outcome: 'found' }
    }
    if (answer.kind === 'missing') {
      const kept = isKnown(stored) ? stored : missingBook(isbn, now())
      const believedForMs = answer.isCertain ? MISSING_FOR_MS : PERHAPS_MISSING_FOR_MS
      const book = await save({ ...kept, expiresAt: now() + believedForMs })
      return { book, outcome: 'missing' }
    }
    log.warn({ isbn, reasons: answer.reasons.map(String) }, 'No catalogue could say')
    return { book: stored, outcome: 'silent' }
  }

  async function findFresh(isbn: Isbn13): Promise<StoredBook | undefined> {
    const stored = await findStored(isbn)
    if (stored && stored.expiresAt > now()) return stored
    return (await ask(isbn, stored)).book
  }

  function find(isbn: Isbn13): Promise<StoredBook | undefined> {
    return flights.share(isbn, () => findFresh(isbn))
  }

  /** When the catalogues are too slow, what the cache has is better than nothing. */
  async function findPatiently(isbn: Isbn13): Promise<StoredBook | undefined> {
    const inTime = await within(find(isbn), patienceMs)
    return inTime ?? (await within(findStored(isbn), STALE_PATIENCE_MS))
  }

  return {
    async lookup(identifier) {
      // Neither catalogue can be asked by ASIN, and Amazon's own data is not open to us.
      if (identifier.kind === 'asin') return placeholderBook(identifier)
      return toBook(identifier, await findPatiently(identifier.isbn13))
    },

    async findCached(identifier) {
      const stored = await findStored(identifierKey(identifier))
      return isKnown(stored) ? toBook(identifier, stored) : undefined
    },

    async refresh(isbn) {
      return (await ask(isbn, await findStored(isbn))).outcome
    },

    async remember(found, source) {
      await Promise.all(
        found.map(async ({ isbn13, entry }) => {
          if (isKnown(await findStored(isbn13))) return
          const fetchedAt = now()
          const book = knownBook(isbn13, entry, source, fetchedAt)
          await save({ ...book, expiresAt: fetchedAt + FOUND_FOR_MS })
        }),
      )
    },

    async findCatalogueCover(isbn) {
      const stored = await findPatiently(isbn)
      return { url: stored?.coverUrl ?? null, source: stored?.source ?? 'placeholder' }
    },
  }
}

interface Asked {
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
  return { identifier: isbn, ...entry, source, fetchedAt, expiresAt: fetchedAt + KNOWN_FOR_MS }
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

function toBook(identifier: BookIdentifier, stored: StoredBook | undefined): Book {
  const placeholder = placeholderBook(identifier)
  if (!isKnown(stored)) return placeholder
  const { title, authors, description, publisher, source } = stored
  return { ...placeholder, title, authors, description, publisher, source }
}

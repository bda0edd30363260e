import {
  BOOK_SEARCH_RESULTS_MAX,
  type BookSearchResponse,
  type BookSearchResult,
  isOpenLibraryId,
  type SearchSource,
} from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../../../outbound/single-flight.ts'
import { within } from '../../../outbound/within.ts'
import type { BooksService, ProblemLog } from '../books.service.ts'
import type { OpenLibraryEditions } from './open-library-editions.ts'
import type { CatalogSearch, SearchHit } from './search-source.ts'

export type BookSearchService = ReturnType<typeof createBookSearch>

export interface BookSearchDeps {
  readonly googleBooks: CatalogSearch
  readonly openLibrary: CatalogSearch
  readonly editions: Pick<OpenLibraryEditions, 'ofRecord'>
  readonly books: Pick<BooksService, 'cacheSearchResults'>
  readonly log: ProblemLog
  readonly now: () => number
  readonly headStartMs?: number
}

const HOUR_MS = 60 * 60 * 1000
const EMPTY_TTL_MS = 10 * 60 * 1000
const CACHED_SEARCHES_MAX = 2000
const HEAD_START_MS = 1000

/** One catalog's reply. `failed` has the error. */
interface Reply {
  readonly source: SearchSource
  readonly hits: readonly SearchHit[]
  readonly failed?: unknown
}

/**
 * Searches Google Books first and Open Library when Google finds nothing, fails, or takes longer than
 * its head start. Answers are cached in memory; failures are not.
 */
export function createBookSearch(deps: BookSearchDeps) {
  const { googleBooks, openLibrary, editions, books, log, now, headStartMs = HEAD_START_MS } = deps
  const flights = createSingleFlight<BookSearchResponse>()
  const cache = new LRUCache<string, BookSearchResponse>({
    max: CACHED_SEARCHES_MAX,
    perf: { now },
    ttlResolution: 0,
  })

  const byId: CatalogSearch = {
    name: 'open-library',
    search: (id) => editions.ofRecord(id.toUpperCase()),
  }

  async function searchCatalogs(query: string): Promise<readonly Reply[]> {
    if (isOpenLibraryId(query)) return [await fetchEntry(byId, query)]
    const google = fetchEntry(googleBooks, query)
    const early = await within(google, headStartMs)
    if (early && early.hits.length > 0) return [early]
    const second = await fetchEntry(openLibrary, query)
    if (!early && second.hits.length > 0) return [second]
    return [early ?? (await google), second]
  }

  /** The catalogs look for every word, so "Dune by Frank Herbert" may need a search without "by". */
  async function searchWithoutBy(query: string): Promise<readonly Reply[]> {
    const replies = await searchCatalogs(query)
    const words = query.replace(/\s+by\s+/, ' ')
    const hasFound = replies.some(({ hits }) => hits.length > 0)
    return hasFound || words === query ? replies : await searchCatalogs(words)
  }

  async function searchNow(query: string): Promise<BookSearchResponse> {
    const replies = await searchWithoutBy(query)
    const answered = replies.filter((reply) => !('failed' in reply))
    if (answered.length === 0) {
      log.warn(
        { reasons: replies.map(({ failed }) => String(failed)) },
        'No catalog can be searched',
      )
      throw new DomainError('search-unavailable')
    }
    const found = answered.find(({ hits }) => hits.length > 0)
    const hits = withoutRepeats(found?.hits ?? []).slice(0, BOOK_SEARCH_RESULTS_MAX)
    // Without its authors a book is left to the lookup, which finds them.
    const complete = hits.filter(({ entry }) => entry.authors.length > 0)
    if (found) await books.cacheSearchResults(complete, found.source)
    return {
      books: hits.map(toFoundBook),
      sources: (found ? [found] : answered).map(({ source }) => source),
    }
  }

  async function searchAndCache(key: string): Promise<BookSearchResponse> {
    const response = await searchNow(key)
    const isCertain =
      response.books.length > 0 || response.sources.length === 2 || isOpenLibraryId(key)
    if (isCertain)
      cache.set(key, response, { ttl: response.books.length > 0 ? HOUR_MS : EMPTY_TTL_MS })
    return response
  }

  return {
    /**
     * Finds books by words, or the editions of an Open Library ID. Throws `search-unavailable` when no
     * catalog answered.
     */
    async search(query: string) {
      const key = query.normalize('NFC').toLowerCase()
      return cache.get(key) ?? (await flights.share(key, () => searchAndCache(key)))
    },
  }
}

async function fetchEntry(catalog: CatalogSearch, query: string): Promise<Reply> {
  try {
    return { source: catalog.name, hits: await catalog.search(query) }
  } catch (failed) {
    return { source: catalog.name, hits: [], failed }
  }
}

function withoutRepeats(hits: readonly SearchHit[]) {
  return hits.filter(
    ({ isbn13 }, index) => hits.findIndex((hit) => hit.isbn13 === isbn13) === index,
  )
}

function toFoundBook({ isbn13, entry, year }: SearchHit): BookSearchResult {
  const { title, authors, publisher } = entry
  return { isbn13, title, authors, publisher, year }
}

import {
  decodePath,
  parseRetailerUrl,
  parseWebUrl,
  readUnknownSiteUrl,
  trimPaste,
  type WebUrl,
} from '../product-urls/index.ts'
import { SEARCH_QUERY_MAX_LENGTH } from './search-query.ts'

/** Open Library's ID of a work (`W`, all editions of a book) or of one edition (`M`). */
const OPEN_LIBRARY_ID = /^OL[1-9]\d{0,9}[MW]$/i

/** A page about one book on a site that sells none, whose URL contains no ISBN. */
export interface BookSitePage {
  readonly site: 'Goodreads' | 'Open Library'
  /** Search query for the catalogs: the title in the URL, or the Open Library ID. */
  readonly query: string
  /** Whether the query is the ID of one edition, so that it finds that edition alone. */
  readonly isEdition: boolean
}

/**
 * Reads the URL of a page about a book on Goodreads or Open Library. Returns undefined for every
 * other text and for a Goodreads URL without a title.
 *
 * @example readBookSitePage('https://www.goodreads.com/book/show/5907.The_Hobbit')?.query // 'The Hobbit'
 */
export function readBookSitePage(text: string): BookSitePage | undefined {
  const trimmed = trimPaste(text)
  const url = parseRetailerUrl(trimmed) ?? parseWebUrl(`https://${trimmed}`)
  if (url && readUnknownSiteUrl(url.href)) return undefined
  switch (url?.hostname) {
    case 'goodreads.com':
    case 'www.goodreads.com':
      return readGoodreads(url)
    case 'openlibrary.org':
    case 'www.openlibrary.org':
      return readOpenLibrary(url)
    default:
      return undefined
  }
}

/**
 * Whether a search query is an Open Library ID. The server then lists the editions instead of
 * searching for words.
 *
 * @example isOpenLibraryId('OL45804W') // true
 */
export function isOpenLibraryId(query: string): boolean {
  return OPEN_LIBRARY_ID.test(query)
}

/** `/book/show/5907.The_Hobbit`, `/en/book/show/44767458-dune`, `/work/editions/3634639-dune` */
const GOODREADS_TITLE = /^\/(?:[a-z]{2}\/)?(?:book\/show|work\/editions)\/\d+[.-]([^/]+)/

function readGoodreads(url: WebUrl): BookSitePage | undefined {
  const slug = GOODREADS_TITLE.exec(decodePath(url))?.[1]
  const words = slug?.replace(/[\p{Cc}\s_-]+/gu, ' ').trim() ?? ''
  const query = cutWords(words)
  return /\p{L}|\p{N}{2}/u.test(query) ? { site: 'Goodreads', query, isEdition: false } : undefined
}

function cutWords(words: string): string {
  if (words.length <= SEARCH_QUERY_MAX_LENGTH) return words
  const cut = words.slice(0, SEARCH_QUERY_MAX_LENGTH)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))
}

function readOpenLibrary({ pathname }: WebUrl): BookSitePage | undefined {
  const query = /^\/(?:works|books)\/([^/.]+)/.exec(pathname)?.[1]?.toUpperCase()
  if (!query || !isOpenLibraryId(query)) return undefined
  return { site: 'Open Library', query, isEdition: query.endsWith('M') }
}

import type { FakeBook } from './fake-catalog.ts'
import { makeCoverPng } from './fake-cover-image.ts'
import { findRecord, recordQuery } from './fake-open-library-records.ts'

export interface FakeResponse {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

const NOT_FOUND: FakeResponse = { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' }

export function respondAsBookService(books: readonly FakeBook[], url: URL): FakeResponse {
  const { pathname } = url
  if (pathname === '/books/v1/volumes') return respondWithVolumes(books, url)
  if (pathname === '/search.json') return respondWithWorks(books, url)
  if (pathname === '/api/books') return respondWithEditions(books, url)
  if (pathname === '/books/content') return respondWithThumbnail(books, url)
  const record = findRecord(books, pathname)
  if (record) return json(record)
  return pathname.startsWith('/b/') ? respondWithCover(books, url) : NOT_FOUND
}

function findBook(
  books: readonly FakeBook[],
  isbn: string,
  service: NonNullable<FakeBook['knownTo']>,
): FakeBook | undefined {
  return books.find(
    ({ isbn13, isbn10, knownTo = service }) =>
      knownTo === service && (isbn13 === isbn || isbn10 === isbn),
  )
}

function json(body: unknown): FakeResponse {
  return { status: 200, type: 'application/json; charset=UTF-8', body: JSON.stringify(body) }
}

/** Books whose title and authors contain every word of the query, like both services' search. */
function findByWords(
  books: readonly FakeBook[],
  query: string,
  service: NonNullable<FakeBook['knownTo']>,
): FakeBook[] {
  const words = query.toLowerCase().split(/\s+/)
  return books.filter(({ title = '', authors = [], knownTo = service }) => {
    const text = [title, ...authors].join(' ').toLowerCase()
    return knownTo === service && words.every((word) => text.includes(word))
  })
}

/** Google Books' `volumes` by `q=isbn:…` or by words; without results, `items` is missing. */
function respondWithVolumes(books: readonly FakeBook[], url: URL): FakeResponse {
  const query = url.searchParams.get('q') ?? ''
  const isbn = /^isbn:(\w+)$/.exec(query)?.[1]
  const found = isbn
    ? [findBook(books, isbn, 'google-books')].filter((book) => book !== undefined)
    : findByWords(books, query, 'google-books')
  if (found.length === 0) return json({ kind: 'books#volumes', totalItems: 0 })
  const items = found.map((book) => toVolume(book, url))
  return json({ kind: 'books#volumes', totalItems: items.length, items })
}

function toVolume(book: FakeBook, url: URL) {
  const id = `v${book.isbn13.slice(-6)}`
  const thumbnail = `${url.origin}/books/content?id=${book.isbn13}&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api`
  return {
    kind: 'books#volume',
    id,
    selfLink: `${url.origin}/books/v1/volumes/${id}`,
    volumeInfo: {
      title: book.title,
      authors: book.authors,
      publisher: book.publisher,
      publishedDate: book.year && `${book.year}-03-01`,
      description: book.description,
      industryIdentifiers: [
        { type: 'ISBN_13', identifier: book.isbn13 },
        ...(book.isbn10 ? [{ type: 'ISBN_10', identifier: book.isbn10 }] : []),
      ],
      printType: 'BOOK',
      language: 'en',
      ...(!book.hasNoCover && { imageLinks: { smallThumbnail: thumbnail, thumbnail } }),
    },
    saleInfo: { country: 'US', saleability: 'NOT_FOR_SALE', isEbook: false },
  }
}

/** Open Library's `search.json` with `editions`; the ISBN of the edition comes before its ISBN-10. */
function respondWithWorks(books: readonly FakeBook[], url: URL): FakeResponse {
  const query = url.searchParams.get('q') ?? ''
  const found = recordQuery(books, query) ?? findByWords(books, query, 'open-library')
  const docs = found.map((book) => {
    const isbn = [book.isbn13, ...(book.isbn10 ? [book.isbn10] : [])]
    const cover_i = book.hasNoCover ? undefined : Number(book.isbn13.slice(-7))
    return {
      title: book.title,
      author_name: book.authors,
      first_publish_year: book.year,
      cover_i,
      isbn,
      editions: {
        numFound: 1,
        start: 0,
        docs: [{ title: book.title, isbn, cover_i, publisher: book.publisher && [book.publisher] }],
      },
    }
  })
  return json({ numFound: docs.length, start: 0, docs })
}

/** Open Library's `api/books` with `jscmd=data`; an unknown book is an empty object. */
function respondWithEditions(books: readonly FakeBook[], url: URL): FakeResponse {
  const bibkey = url.searchParams.get('bibkeys') ?? ''
  const book = findBook(books, bibkey.replace('ISBN:', ''), 'open-library')
  if (!book) return json({})
  const number = book.isbn13.slice(-7)
  const cover = (size: string) => `${url.origin}/b/id/${number}-${size}.jpg`
  return json({
    [bibkey]: {
      url: `${url.origin}/books/OL${number}M/book`,
      key: `/books/OL${number}M`,
      title: book.title,
      authors: book.authors?.map((name) => ({ url: `${url.origin}/authors/OL1A`, name })),
      identifiers: { isbn_13: [book.isbn13], ...(book.isbn10 && { isbn_10: [book.isbn10] }) },
      publishers: book.publisher ? [{ name: book.publisher }] : undefined,
      ...(!book.hasNoCover && {
        cover: { small: cover('S'), medium: cover('M'), large: cover('L') },
      }),
    },
  })
}

function respondWithThumbnail(books: readonly FakeBook[], url: URL): FakeResponse {
  const book = findBook(books, url.searchParams.get('id') ?? '', 'google-books')
  return book && !book.hasNoCover ? picture(book, 128, 192) : NOT_FOUND
}

/**
 * `/b/isbn/{isbn}-L.jpg` and `/b/id/{number}-L.jpg`; without a cover it returns a 1-pixel image,
 * unless `default=false`.
 */
function respondWithCover(books: readonly FakeBook[], url: URL): FakeResponse {
  const [, by, id = ''] = /^\/b\/(isbn|id)\/(\w+)-[SML]\.jpg$/.exec(url.pathname) ?? []
  const book =
    by === 'id'
      ? books.find(({ isbn13, knownTo }) => isbn13.endsWith(id) && knownTo !== 'google-books')
      : findBook(books, id, 'open-library')
  if (book && !book.hasNoCover) return picture(book, 240, 360)
  if (url.searchParams.get('default') === 'false') return NOT_FOUND
  return { status: 200, type: 'image/png', body: makeCoverPng(1, 1, [255, 255, 255]) }
}

function picture(book: FakeBook, width: number, height: number): FakeResponse {
  const body = book.picture ?? makeCoverPng(width, height, book.color ?? [90, 90, 96])
  return { status: 200, type: 'image/png', body }
}

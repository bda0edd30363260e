import type { FakeBook } from './fake-catalogue.ts'
import { makeCoverPng } from './fake-cover-image.ts'

export interface FakeAnswer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

const NOT_FOUND: FakeAnswer = { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' }

export function answerAsBookService(books: readonly FakeBook[], url: URL): FakeAnswer {
  const { pathname } = url
  if (pathname === '/books/v1/volumes') return answerVolumes(books, url)
  if (pathname === '/api/books') return answerEditions(books, url)
  if (pathname === '/books/content') return answerThumbnail(books, url)
  return pathname.startsWith('/b/') ? answerCover(books, url) : NOT_FOUND
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

function json(body: unknown): FakeAnswer {
  return { status: 200, type: 'application/json; charset=UTF-8', body: JSON.stringify(body) }
}

/** Google Books' `volumes` by `q=isbn:…`; a search without a hit has no `items` at all. */
function answerVolumes(books: readonly FakeBook[], url: URL): FakeAnswer {
  const isbn = url.searchParams.get('q')?.replace('isbn:', '') ?? ''
  const book = findBook(books, isbn, 'google-books')
  if (!book) return json({ kind: 'books#volumes', totalItems: 0 })
  const id = `v${book.isbn13.slice(-6)}`
  const thumbnail = `${url.origin}/books/content?id=${book.isbn13}&printsec=frontcover&img=1&zoom=1&edge=curl&source=gbs_api`
  const volume = {
    kind: 'books#volume',
    id,
    selfLink: `${url.origin}/books/v1/volumes/${id}`,
    volumeInfo: {
      title: book.title,
      authors: book.authors,
      publisher: book.publisher,
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
  return json({ kind: 'books#volumes', totalItems: 1, items: [volume] })
}

/** Open Library's `api/books` with `jscmd=data`; an unknown book is an empty object. */
function answerEditions(books: readonly FakeBook[], url: URL): FakeAnswer {
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

function answerThumbnail(books: readonly FakeBook[], url: URL): FakeAnswer {
  const book = findBook(books, url.searchParams.get('id') ?? '', 'google-books')
  return book && !book.hasNoCover ? picture(book, 128, 192) : NOT_FOUND
}

/** `/b/isbn/{isbn}-L.jpg` and `/b/id/{number}-L.jpg`; a dot stands in unless `default=false`. */
function answerCover(books: readonly FakeBook[], url: URL): FakeAnswer {
  const [, by, id = ''] = /^\/b\/(isbn|id)\/(\w+)-[SML]\.jpg$/.exec(url.pathname) ?? []
  const book =
    by === 'id'
      ? books.find(({ isbn13, knownTo }) => isbn13.endsWith(id) && knownTo !== 'google-books')
      : findBook(books, id, 'open-library')
  if (book && !book.hasNoCover) return picture(book, 240, 360)
  if (url.searchParams.get('default') === 'false') return NOT_FOUND
  return { status: 200, type: 'image/png', body: makeCoverPng(1, 1, [255, 255, 255]) }
}

function picture(book: FakeBook, width: number, height: number): FakeAnswer {
  const body = makeCoverPng(width, height, book.color ?? [90, 90, 96])
  return { status: 200, type: 'image/png', body }
}

import type { FakeBook } from './fake-catalog.ts'

const inOpenLibrary = ({ knownTo = 'open-library' }: FakeBook) => knownTo === 'open-library'
const editionId = ({ isbn13 }: FakeBook) => `OL${Number(isbn13.slice(-7))}M`

/** The books that a query for a work finds; undefined for a query of words. */
export function recordQuery(
  books: readonly FakeBook[],
  query: string,
): readonly FakeBook[] | undefined {
  const work = /^key:\/works\/(\w+)$/.exec(query)?.[1]
  if (!work) return undefined
  const found = books.filter(inOpenLibrary).find((book) => book.work === work)
  return found ? [found] : []
}

/** Open Library's `/works/{id}/editions.json` and `/books/{id}.json`. */
export function findRecord(books: readonly FakeBook[], path: string): object | undefined {
  const known = books.filter(inOpenLibrary)
  const work = /^\/works\/(\w+)\/editions\.json$/.exec(path)?.[1]
  if (work) {
    const entries = known.filter((book) => book.work === work).map(toRecord)
    return { links: { self: path }, size: entries.length, entries }
  }
  const id = /^\/books\/(\w+)\.json$/.exec(path)?.[1]
  const book = known.find((one) => editionId(one) === id)
  return book && toRecord(book)
}

function toRecord(book: FakeBook) {
  return {
    type: { key: '/type/edition' },
    key: `/books/${editionId(book)}`,
    title: book.title,
    isbn_13: [book.isbn13],
    isbn_10: book.isbn10 && [book.isbn10],
    publishers: book.publisher && [book.publisher],
    publish_date: book.year && `June 1, ${book.year}`,
    works: book.work && [{ key: `/works/${book.work}` }],
    covers: book.hasNoCover ? [-1] : [Number(book.isbn13.slice(-7))],
  }
}

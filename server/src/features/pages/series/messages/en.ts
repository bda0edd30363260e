import type { SeriesMessages } from './messages.ts'

export const en: SeriesMessages = {
  pageTitle: '{name}: all books in order',
  unnamed: 'Book series',
  by: 'by {authors}',
  books: { one: '{count} book', other: '{count} books' },
  book: 'Book {number}',
  startHere: 'Start here',
  readingOrder: 'Reading order',
  cover: 'Cover of {title}',
  viewAt: 'View at {store}',
  searchAt: 'Search {store}',
  allStores: 'All stores',
  coming: 'Coming {date}',
  noBooks: 'No books yet.',
  closed: 'The author no longer maintains this page. You can still find the books here.',
  ownerEarns: 'The creator of this page may earn a commission from links marked {note}.',
  serviceEarns: 'Everyshelf may earn a commission from links marked {note}.',
  bothEarn:
    'The creator of this page or Everyshelf may earn a commission from links marked {note}.',
  untagged: 'The links to stores are not affiliate links.',
}

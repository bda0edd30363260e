import type { FakeBook } from '../fake-catalogue.ts'
import { wellKnownBooks } from '../fake-catalogue.ts'

/** What the demo's shelf holds: real books under their real ISBNs. */
export const demoBooks: readonly FakeBook[] = [
  ...wellKnownBooks,
  {
    isbn13: '9780743273565',
    isbn10: '0743273567',
    title: 'The Great Gatsby',
    authors: ['F. Scott Fitzgerald'],
    publisher: 'Scribner',
    color: [28, 62, 96],
  },
  {
    isbn13: '9780316769488',
    isbn10: '0316769487',
    title: 'The Catcher in the Rye',
    authors: ['J.D. Salinger'],
    publisher: 'Little, Brown',
    color: [168, 52, 38],
  },
  {
    isbn13: '9780060850524',
    isbn10: '0060850523',
    title: 'Brave New World',
    authors: ['Aldous Huxley'],
    publisher: 'Harper Perennial',
    color: [86, 118, 106],
  },
  {
    isbn13: '9780399501487',
    isbn10: '0399501487',
    title: 'Lord of the Flies',
    authors: ['William Golding'],
    publisher: 'Perigee',
    color: [70, 104, 44],
  },
]

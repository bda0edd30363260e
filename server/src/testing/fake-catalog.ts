/** A book of the fake services; their responses omit missing fields. */
export interface FakeBook {
  readonly isbn13: string
  readonly isbn10?: string
  readonly title?: string
  readonly authors?: readonly string[]
  readonly publisher?: string
  readonly description?: string
  readonly year?: number
  /** Open Library's ID of the work; books with the same ID are its editions. */
  readonly work?: string
  /** The cover as PNG; default: a plain cover in `color`. */
  readonly picture?: Buffer
  readonly color?: readonly [number, number, number]
  /** Which services have it; default: both. */
  readonly knownTo?: 'google-books' | 'open-library'
  readonly hasNoCover?: boolean
}

/** Real books with their real ISBNs. */
export const wellKnownBooks: readonly FakeBook[] = [
  {
    isbn13: '9780143127741',
    isbn10: '0143127748',
    title: 'The Body Keeps the Score',
    authors: ['Bessel van der Kolk'],
    publisher: 'Penguin Books',
    description: 'Brain, mind, and body in the healing of trauma.',
    color: [38, 84, 124],
  },
  {
    isbn13: '9780441172719',
    isbn10: '0441172717',
    title: 'Dune',
    authors: ['Frank Herbert'],
    year: 1965,
    publisher: 'Ace',
    color: [196, 110, 44],
    work: 'OL893415W',
  },
  {
    isbn13: '9783453317178',
    isbn10: '3453317173',
    title: 'Der Wüstenplanet',
    authors: ['Frank Herbert'],
    year: 2016,
    publisher: 'Heyne',
    color: [214, 150, 64],
    knownTo: 'open-library',
    work: 'OL893415W',
  },
  {
    isbn13: '9780061120084',
    isbn10: '0061120081',
    title: 'To Kill a Mockingbird',
    authors: ['Harper Lee'],
    publisher: 'Harper Perennial Modern Classics',
    color: [92, 70, 50],
    knownTo: 'open-library',
  },
  {
    isbn13: '9780141439518',
    isbn10: '0141439513',
    title: 'Pride and Prejudice',
    authors: ['Jane Austen'],
    publisher: 'Penguin Classics',
    color: [24, 24, 28],
  },
  {
    isbn13: '9780547928227',
    isbn10: '054792822X',
    title: 'The Hobbit',
    authors: ['J.R.R. Tolkien'],
    publisher: 'Houghton Mifflin Harcourt',
    color: [46, 92, 62],
    knownTo: 'google-books',
  },
  {
    isbn13: '9780451524935',
    isbn10: '0451524934',
    title: '1984',
    authors: ['George Orwell'],
    publisher: 'Signet Classics',
    color: [150, 32, 36],
    hasNoCover: true,
  },
]

import type { NotABookReason } from '../product-page/product-page-reading.ts'
import type { OpenPage } from './read-active-tab.ts'

export interface PageWords {
  readonly title: string
  readonly text: string
}

type NoBookReading = Exclude<OpenPage['reading'], { readonly kind: 'book' }>
type PlainKind = Exclude<NoBookReading['kind'], 'not-a-book' | 'candidates'>

const NOT_A_BOOK: Readonly<Record<NotABookReason, PageWords>> = {
  'other-product': {
    title: 'This is not a book',
    text: "Open a book's page and press the button again, or enter its number here.",
  },
  music: {
    title: 'This is music, not a book',
    text: 'Recordings and printed music have no ISBN. If you mean a book about it, enter its number here.',
  },
  film: {
    title: 'This is a film, not a book',
    text: "If you mean the book behind it, open the book's page or enter its number here.",
  },
  cart: {
    title: 'This is a basket',
    text: 'It may hold several books. Open the page of the one you mean, or enter its number here.',
  },
  'no-identifier': {
    title: 'No ISBN on this page',
    text: 'The shop does not say which book this is. The ISBN stands on the back cover and in the imprint.',
  },
  'not-a-product-page': {
    title: 'No book on this page',
    text: "Open a book's own page and press the button again, or enter its number here.",
  },
}

const OTHERS: Readonly<Record<PlainKind, PageWords>> = {
  'search-page': {
    title: 'Which of these books?',
    text: 'This is a list of results. Open one book and press the button again, or enter its number here.',
  },
  'unknown-site': {
    title: 'No book found here',
    text: 'This page names no ISBN. Open the book in a shop, or enter its number here.',
  },
  'closed-page': {
    title: 'This page cannot be read',
    text: "The browser keeps its own pages to itself. Open a book's page, or enter its number here.",
  },
}

const ONE_CANDIDATE: PageWords = {
  title: 'Do you mean this book?',
  text: 'The page names one ISBN, but does not say that it is about this book alone.',
}
const SEVERAL_CANDIDATES: PageWords = {
  title: 'Which of these books?',
  text: 'The page names several. Choose one, or enter a number here.',
}

/** The panel sees no page by itself: only a press shows it one. */
export const PANEL_WORDS: PageWords = {
  title: "Press the button on a book's page",
  text: 'The book appears here too. Or enter a number, or the address of a page in a shop.',
}

/** Says why there is no book, and what to do next. */
export function wordsFor(reading: NoBookReading): PageWords {
  if (reading.kind === 'not-a-book') return NOT_A_BOOK[reading.why]
  if (reading.kind !== 'candidates') return OTHERS[reading.kind]
  return reading.books.length === 1 ? ONE_CANDIDATE : SEVERAL_CANDIDATES
}

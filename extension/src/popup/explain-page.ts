import type { MessageName } from '../locales/catalog.ts'
import { translate } from '../locales/translate.ts'
import type { NotABookReason } from '../product-page/product-page-reading.ts'
import type { OpenPage } from './read-active-tab.ts'

interface Explanation {
  readonly title: string
  readonly text: string
}

type NoBookReading = Exclude<OpenPage['reading'], { readonly kind: 'book' }>
type PlainKind = Exclude<NoBookReading['kind'], 'not-a-book' | 'candidates'>
type Names = readonly [
  title: Extract<MessageName, `${string}Title`>,
  text: Extract<MessageName, `${string}Text`>,
]

const NOT_A_BOOK: Readonly<Record<NotABookReason, Names>> = {
  'other-product': ['notABookTitle', 'openBookText'],
  music: ['musicTitle', 'musicText'],
  film: ['filmTitle', 'filmText'],
  cart: ['cartTitle', 'cartText'],
  'no-identifier': ['noIsbnTitle', 'noIsbnText'],
  'not-a-product-page': ['noBookTitle', 'openBookText'],
}

const OTHERS: Readonly<Record<PlainKind, Names>> = {
  'search-page': ['whichBookTitle', 'searchPageText'],
  'unknown-site': ['unknownSiteTitle', 'unknownSiteText'],
  'closed-page': ['closedPageTitle', 'closedPageText'],
}

/** The panel sees no page by itself: only a press shows it one. */
export function explainPanel(): Explanation {
  return { title: translate('panelTitle'), text: translate('panelText') }
}

/** Says why there is no book, and what to do next. */
export function explainPage(reading: NoBookReading): Explanation {
  const [title, text] = namesFor(reading)
  return { title: translate(title), text: translate(text) }
}

function namesFor(reading: NoBookReading): Names {
  if (reading.kind === 'not-a-book') return NOT_A_BOOK[reading.why]
  if (reading.kind !== 'candidates') return OTHERS[reading.kind]
  return reading.books.length === 1
    ? ['oneCandidateTitle', 'oneCandidateText']
    : ['whichBookTitle', 'severalCandidatesText']
}

import type { MessageName } from '../messages/translate.ts'
import { translate } from '../messages/translate.ts'
import type { NotABookReason } from '../product-page/recognized-page.ts'
import type { OpenPage } from './read-active-tab.ts'

interface Explanation {
  readonly title: string
  readonly text: string
}

type NoBookPage = Exclude<OpenPage['result'], { readonly kind: 'book' }>
type PlainKind = Exclude<NoBookPage['kind'], 'not-a-book' | 'candidates'>
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
  'search-page': ['searchPageTitle', 'searchPageText'],
  'unknown-site': ['unknownSiteTitle', 'unknownSiteText'],
  'closed-page': ['closedPageTitle', 'closedPageText'],
}

/** The side panel can read a page only after a press of the shortcut or of the toolbar button. */
export function explainPanel(shortcut: string | null): Explanation {
  const title = shortcut ? translate('panelTitleKey', { key: shortcut }) : translate('panelTitle')
  return { title, text: translate('panelText') }
}

/** Explains why there is no book, and what to do next. */
export function explainPage(page: NoBookPage): Explanation {
  const [title, text] = namesFor(page)
  return { title: translate(title), text: translate(text) }
}

function namesFor(page: NoBookPage): Names {
  if (page.kind === 'not-a-book') return NOT_A_BOOK[page.why]
  if (page.kind !== 'candidates') return OTHERS[page.kind]
  return page.books.length === 1
    ? ['oneCandidateTitle', 'oneCandidateText']
    : ['whichBookTitle', 'severalCandidatesText']
}

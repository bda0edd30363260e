import { findRetailerByCode, type RetailerCode } from '../retailers/index.ts'
import { AMAZON_ASSOCIATES } from './affiliate-hosts.ts'
import type { BookLink } from './book-link.ts'
import { type EbookStore, isOwnStore } from './ebook-store.ts'

/** A page that states or reports a store's rule. */
export interface RuleSource {
  readonly title: string
  readonly url: string
}

/** Read in November 2026. The last four are not from the stores. */
export const ruleSources = {
  kdp: {
    title: 'KDP Help, links in your book',
    url: 'https://kdp.amazon.com/en_US/help/topic/GQ6JQ7FM6C72HE4X',
  },
  associates: {
    title: 'Amazon Associates Program Policies',
    url: 'https://affiliate-program.amazon.com/help/operating/policies',
  },
  'apple-and-kobo': {
    title: 'An author’s report of rejections, 2022',
    url: 'https://writerssupportingwriters.com/2022/09/05/another-lesson-learned/',
  },
  bookbub: {
    title: 'BookBub’s advice: one file for each store',
    url: 'https://insights.bookbub.com/?p=484',
  },
  smashwords: {
    title: 'A Smashwords review, as quoted by an author in 2016',
    url: 'http://www.thepassivevoice.com/2016/02/smash-it-up/',
  },
  nook: {
    title: 'A book producer’s guide, 2015',
    url: 'http://bbebooksthailand.com/blog/buy-links-affiliates-ebooks.html',
  },
} as const satisfies Record<string, RuleSource>
export type RuleSourceCode = keyof typeof ruleSources

/** Names what is wrong with a link in the file for one store. */
export type LinkProblemCode =
  | 'affiliate-tag'
  | 'hidden-tag'
  | 'other-store'
  | 'web-form'
  | 'dead-link'
  | 'local-file'
  | 'removed-link'
  | 'other-channel'
  | 'isbn-link'
  | 'hidden-target'
  | 'unreadable'

/**
 * `refused`: a rule of the store or program forbids it, or authors report rejections. `risk`: it
 * may be refused, or does not work. `note`: good to know; corrected files keep the link.
 */
export type Severity = 'refused' | 'risk' | 'note'

export interface LinkProblem {
  readonly code: LinkProblemCode
  readonly severity: Severity
  readonly source: RuleSourceCode | null
}

/**
 * Whether a saved link of this service opens: `live` as a link for ebooks or print, `other-channel` as one
 * for another channel, `removed` by its owner, `dead` for all readers.
 */
export type SavedLinkState = 'live' | 'other-channel' | 'removed' | 'dead'
export type SavedLinkStates = ReadonlyMap<string, SavedLinkState>

type Rule = Pick<LinkProblem, 'severity' | 'source'>

/** What each store does with a file that links to other stores. */
const otherStores: Readonly<Record<EbookStore, Rule>> = {
  kindle: { severity: 'refused', source: 'kdp' },
  apple: { severity: 'refused', source: 'apple-and-kobo' },
  kobo: { severity: 'refused', source: 'apple-and-kobo' },
  smashwords: { severity: 'refused', source: 'smashwords' },
  nook: { severity: 'risk', source: 'nook' },
  // We found no rule of Google's.
  google: { severity: 'risk', source: 'bookbub' },
  all: { severity: 'refused', source: 'kdp' },
}

/** KDP forbids other ebook stores only; a Kindle file with other bookstores still sells less. */
function ruleOfOtherStore(store: EbookStore, retailer: RetailerCode): Rule {
  const formats = findRetailerByCode(retailer)?.formats
  const isPrintOnly = formats !== undefined && !formats.includes('ebook')
  return store === 'kindle' && isPrintOnly
    ? { severity: 'risk', source: 'bookbub' }
    : otherStores[store]
}

function* listTagProblems({ kind, program }: BookLink): Generator<LinkProblem> {
  if (program !== null) {
    // Amazon allows no tags in offline material, such as ebooks. We found no program that does.
    const source = program === AMAZON_ASSOCIATES ? 'associates' : null
    yield { code: 'affiliate-tag', severity: 'refused', source }
  }
  // Amazon makes its short links with SiteStripe, which adds the tag of an Associate.
  if (kind === 'retailer-short-link') {
    yield { code: 'hidden-tag', severity: 'risk', source: 'associates' }
  }
}

function* listStoreProblems(
  { kind, retailer }: BookLink,
  store: EbookStore,
): Generator<LinkProblem> {
  // WorldCat lists libraries.
  if (retailer !== null && retailer !== 'worldcat' && !isOwnStore(store, retailer)) {
    yield { code: 'other-store', ...ruleOfOtherStore(store, retailer) }
  }
  if (kind === 'web-form' && (store === 'kindle' || store === 'all')) {
    yield { code: 'web-form', severity: 'refused', source: 'kdp' }
  }
}

function* listOwnProblems(link: BookLink, states: SavedLinkStates): Generator<LinkProblem> {
  const state = link.slug === null ? undefined : states.get(link.slug)
  if (link.isWrong || state === 'dead') {
    yield { code: 'dead-link', severity: 'risk', source: null }
  } else if (state === 'removed') {
    yield { code: 'removed-link', severity: 'note', source: null }
  } else if (state === 'other-channel') {
    yield { code: 'other-channel', severity: 'note', source: null }
  } else if (link.kind === 'isbn-link') {
    yield { code: 'isbn-link', severity: 'note', source: null }
  }
}

/**
 * Lists what is wrong with a link in the file for a store, the worst first. `states` has the states
 * of this service's saved links as far as they are known.
 *
 * @example checkBookLink(readBookLink('https://www.kobo.com/de/de/ebook/dune', origin), 'kindle', states)[0]?.code // 'other-store'
 */
export function checkBookLink(
  link: BookLink,
  store: EbookStore,
  states: SavedLinkStates,
): LinkProblem[] {
  const problems = [
    ...listTagProblems(link),
    ...listStoreProblems(link, store),
    ...listOwnProblems(link, states),
  ]
  if (link.kind === 'local-file') {
    problems.push({ code: 'local-file', severity: 'risk', source: null })
  }
  if (link.kind === 'shortener') {
    problems.push({ code: 'hidden-target', severity: 'note', source: null })
  }
  if (link.kind === 'unreadable') {
    problems.push({ code: 'unreadable', severity: 'note', source: null })
  }
  return problems.toSorted((a, b) => rank(a.severity) - rank(b.severity))
}

function rank(severity: Severity): number {
  return ['refused', 'risk', 'note'].indexOf(severity)
}

/**
 * Whether a corrected file must not have the link as it is.
 *
 * @example needsCorrection([{ code: 'hidden-target', severity: 'note', source: null }]) // false
 */
export function needsCorrection(problems: readonly LinkProblem[]): boolean {
  return problems.some(({ severity }) => severity !== 'note')
}

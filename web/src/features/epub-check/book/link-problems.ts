import {
  type BookLink,
  checkBookLink,
  type EbookStore,
  type LinkProblem,
  readBookLink,
  type SavedLinkStates,
} from '@everyshelf/domain/back-matter'
import type { FoundLink } from './found-link.ts'

type PlacedLink = Pick<FoundLink, 'href' | 'place' | 'isForm'>

/** Where a link of the book leads. A form asks readers for data, on any page. */
export function readPlacedLink({ href, isForm }: PlacedLink, origin: string): BookLink {
  const link = readBookLink(href, origin)
  return isForm && link.kind === 'website' ? { ...link, kind: 'web-form' } : link
}

/**
 * Lists what is wrong with a link for a store. Stores refuse links that readers can open, so addresses
 * in other places are only notes.
 */
export function listProblems(
  placed: PlacedLink,
  link: BookLink,
  store: EbookStore,
  states: SavedLinkStates,
): LinkProblem[] {
  const problems = checkBookLink(link, store, states)
  return placed.place === 'text'
    ? problems
    : problems.map((problem) => ({ ...problem, severity: 'note' }))
}

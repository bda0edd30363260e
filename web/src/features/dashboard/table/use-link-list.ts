import type { SavedLink } from '../../../lib/links/saved-link.ts'
import type { LinkFilterState } from '../filter/use-link-filter.ts'
import type { LinkPages } from '../use-link-pages.ts'
import { useLinkSelection } from './use-link-selection.ts'

/** The loaded links with their order and selection. */
export function useLinkList(pages: LinkPages, { filter, sort, setSort }: LinkFilterState) {
  const links: readonly SavedLink[] = pages.links ?? []
  const selection = useLinkSelection(links, pages.count, filter)
  return { ...pages, links, filter, sort, setSort, selection }
}

export type LinkList = ReturnType<typeof useLinkList>

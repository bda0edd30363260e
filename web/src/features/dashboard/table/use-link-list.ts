import { useState } from 'react'
import type { LinkFilterState } from '../filter/use-link-filter.ts'
import type { SavedLink } from '../saved-link.ts'
import type { LinkPages } from '../use-link-pages.ts'

/** The loaded links with their order and selection. */
export function useLinkList(pages: LinkPages, { filter, sort, setSort }: LinkFilterState) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const links: readonly SavedLink[] = pages.links ?? []
  // Links hidden by the filter are not selected, so the user never removes a link they cannot see.
  const selected = links.filter(({ id }) => selectedIds.has(id))

  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelectedIds((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      return next
    })

  return {
    ...pages,
    links,
    filter,
    sort,
    setSort,
    selected,
    select,
    selectAll: (isSelected: boolean) =>
      setSelectedIds(isSelected ? new Set(links.map(({ id }) => id)) : new Set()),
  }
}

export type LinkList = ReturnType<typeof useLinkList>

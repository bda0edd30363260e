import { useDeferredValue, useMemo, useState } from 'react'
import type { SavedLink } from '../saved-link.ts'
import { newestFirst, type Sort, searchLinks } from './search-links.ts'

/** The number of rows shown at first and added by each "Show more". */
const PAGE = 50

/** The search, order, and selection of the list of links. */
export function useLinkList(links: readonly SavedLink[]) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>(newestFirst)
  const [limit, setLimit] = useState(PAGE)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const deferred = useDeferredValue(search)
  const found = useMemo(() => searchLinks(links, deferred, sort), [links, deferred, sort])
  // Links hidden by the search are not selected, so the user never removes a link they cannot see.
  const selected = found.filter(({ id }) => selectedIds.has(id))

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
    search,
    sort,
    found,
    shown: found.slice(0, limit),
    selected,
    setSort,
    setSearch: (text: string) => {
      setSearch(text)
      setLimit(PAGE)
    },
    select,
    selectAll: (isSelected: boolean) =>
      setSelectedIds(isSelected ? new Set(found.map(({ id }) => id)) : new Set()),
    showMore: () => setLimit((before) => before + PAGE),
    nextPage: Math.min(PAGE, found.length - limit),
  }
}

export type LinkList = ReturnType<typeof useLinkList>

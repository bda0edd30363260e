import { useDeferredValue, useMemo, useState } from 'react'
import type { SavedLink } from '../saved-link.ts'
import { newestFirst, type Sort, searchLinks } from './search-links.ts'

/** So many rows are drawn at first and with each "Show more". */
const PAGE = 50

/** What of the links is shown, in which order, and which are chosen. */
export function useLinkList(links: readonly SavedLink[]) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>(newestFirst)
  const [limit, setLimit] = useState(PAGE)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const deferred = useDeferredValue(search)
  const found = useMemo(() => searchLinks(links, deferred, sort), [links, deferred, sort])
  // What is no longer found is no longer chosen: nothing unseen is removed.
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

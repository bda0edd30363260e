import { useDeferredValue, useMemo, useState } from 'react'
import type { SavedLink } from '../saved-link.ts'
import { arrangeLinks, newestFirst, type Sort } from './arrange-links.ts'

/** So many rows are drawn at first and with each "Show more". */
const PAGE = 50

/** What of the links is shown, in which order, and which are chosen. */
export function useLinkList(links: readonly SavedLink[]) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>(newestFirst)
  const [limit, setLimit] = useState(PAGE)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const deferred = useDeferredValue(search)
  const found = useMemo(() => arrangeLinks(links, deferred, sort), [links, deferred, sort])
  // What is no longer found is no longer chosen: nothing unseen is removed.
  const chosen = found.filter(({ id }) => picked.has(id))

  const pick = (ids: readonly string[], isPicked: boolean) =>
    setPicked((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (isPicked) next.add(id)
        else next.delete(id)
      }
      return next
    })

  return {
    search,
    sort,
    found,
    shown: found.slice(0, limit),
    chosen,
    setSort,
    setSearch: (text: string) => {
      setSearch(text)
      setLimit(PAGE)
    },
    pick,
    pickAll: (isPicked: boolean) =>
      setPicked(isPicked ? new Set(found.map(({ id }) => id)) : new Set()),
    showMore: () => setLimit((before) => before + PAGE),
    nextPage: Math.min(PAGE, found.length - limit),
  }
}

export type LinkList = ReturnType<typeof useLinkList>

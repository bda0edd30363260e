import type { LinkSort } from '@everyshelf/domain/links'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readLinkFilter, readSort, writeLinkFilter, writeSort } from './link-filter-url.ts'

/** The filter, order, and form of the list, which are in the page's URL. */
export function useLinkFilter() {
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  const filter = useMemo(() => readLinkFilter(new URLSearchParams(text)), [text])
  const sort = useMemo(() => readSort(new URLSearchParams(text)), [text])
  const options = { preventScrollReset: true, replace: true }
  return {
    filter,
    sort,
    hasCovers: query.get('view') === 'covers',
    showCovers: (isOn: boolean) =>
      setQuery((before) => {
        const next = new URLSearchParams(before)
        if (isOn) next.set('view', 'covers')
        else next.delete('view')
        return next
      }, options),
    setFilter: (next: LinkFilter) => setQuery((before) => writeLinkFilter(before, next), options),
    setSort: (next: LinkSort) => setQuery((before) => writeSort(before, next), options),
  }
}

export type LinkFilterState = ReturnType<typeof useLinkFilter>

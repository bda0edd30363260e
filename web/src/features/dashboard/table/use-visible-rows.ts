import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import type { LinkList } from './use-link-list.ts'

/** The rows of a list up to this length are all in the page, so that the browser can find text in them. */
const ALL_ROWS_MAX = 100

/** The next page is loaded when this many rows are left below the visible ones. */
const LOAD_AHEAD = 30

interface VisibleRow {
  readonly link: SavedLink
  /** The position in the list, from 0. */
  readonly index: number
}

/** The rows to render: of a long list only those near the visible part, with the height of the others. */
export function useVisibleRows<Container extends HTMLElement>(list: LinkList, rowHeight: number) {
  const { links, count, hasMore, isLoadingMore, loadMore } = list
  const container = useRef<Container>(null)
  const [top, setTop] = useState(0)
  // The content above the list can change its height with every render.
  useLayoutEffect(() => {
    const { current } = container
    if (current) setTop(Math.round(current.getBoundingClientRect().top + window.scrollY))
  })
  const isLong = count > ALL_ROWS_MAX
  const virtualizer = useWindowVirtualizer({
    count: links.length,
    enabled: isLong,
    estimateSize: () => rowHeight,
    getItemKey: (index) => links[index]?.id ?? index,
    overscan: 10,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const lastIndex = isLong ? (last?.index ?? 0) : links.length - 1
  useEffect(() => {
    if (hasMore && !isLoadingMore && lastIndex >= links.length - LOAD_AHEAD) loadMore()
  })
  const rows: VisibleRow[] = isLong
    ? items.flatMap(({ index }) => {
        const link = links[index]
        return link ? [{ link, index }] : []
      })
    : links.map((link, index) => ({ link, index }))
  return {
    container,
    rows,
    /** Measures a row, which needs its index in `data-index`. */
    measure: isLong ? virtualizer.measureElement : undefined,
    heightAbove: isLong && first ? first.start - top : 0,
    heightBelow: isLong && last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  }
}

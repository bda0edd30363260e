import type { LinkSort } from '@everyshelf/domain/links'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { LINKS_PER_PAGE } from '../../lib/links/first-page.ts'

/** Links get clicks while the page is open, so counts older than this are loaded again. */
export const FRESH_FOR_MS = 30_000

/** More pages than this are not loaded again each time the window gets the focus. */
const REFRESHED_PAGES_MAX = 3

/** The matching links, page by page. */
export function useLinkPages(filter: LinkFilter, sort: LinkSort) {
  const query = trpc.links.list.useInfiniteQuery(
    { filter, sort, limit: LINKS_PER_PAGE },
    {
      getNextPageParam: ({ next }) => next,
      staleTime: FRESH_FOR_MS,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= REFRESHED_PAGES_MAX,
    },
  )
  const { data, isPlaceholderData, isFetchingNextPage, hasNextPage } = query
  const error: unknown = query.error
  const links = useMemo(() => data?.pages.flatMap((page) => page.links), [data])
  return {
    /** Those loaded so far; undefined before the first response. */
    links,
    /** How many match the filter. */
    count: data?.pages[0]?.count ?? 0,
    /** The links still belong to the filter before. */
    isOutdated: isPlaceholderData,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  }
}

export type LinkPages = ReturnType<typeof useLinkPages>

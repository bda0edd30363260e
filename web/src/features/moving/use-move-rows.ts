import { trpc } from '../../lib/api/trpc.tsx'

/** The rows of a move, a page at a time. */
export function useMoveRows(id: string) {
  const query = trpc.moves.rows.useInfiniteQuery(
    { id },
    { initialCursor: 0, getNextPageParam: ({ next }) => next ?? undefined },
  )
  const error: unknown = query.error
  return {
    /** Undefined until the first page is loaded. */
    rows: query.data?.pages.flatMap(({ links }) => links),
    error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

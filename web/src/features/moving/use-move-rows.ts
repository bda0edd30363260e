import { trpc } from '../../lib/api/trpc.tsx'
import type { MoveRow } from './move.ts'

export interface MoveRowPages {
  /** Undefined until the first page is loaded. */
  readonly rows: readonly MoveRow[] | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** The rows of a move, a page at a time. */
export function useMoveRows(id: string): MoveRowPages {
  const query = trpc.moves.rows.useInfiniteQuery(
    { id },
    { initialCursor: 0, getNextPageParam: ({ next }) => next ?? undefined },
  )
  return {
    rows: query.data?.pages.flatMap(({ links }) => links),
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

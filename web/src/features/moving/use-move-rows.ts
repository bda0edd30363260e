import { trpc } from '../../lib/api/trpc.tsx'
import type { MoveRow } from './move.ts'

/** The rows of a move, a page at a time. */
export function useMoveRows(id: string) {
  const query = trpc.moves.rows.useInfiniteQuery(
    { id },
    { initialCursor: 0, getNextPageParam: ({ next }) => next ?? undefined },
  )
  const rows: readonly MoveRow[] | undefined = query.data?.pages.flatMap(({ links }) => links)
  return { rows, query }
}

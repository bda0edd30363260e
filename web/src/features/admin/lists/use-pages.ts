import { useInfiniteQuery } from '@tanstack/react-query'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Where the next page begins; null on the last. */
  readonly next: string | null
}

export interface Pages<Row> {
  /** Undefined until the first page is there. */
  readonly rows: readonly Row[] | undefined
  readonly hasFailed: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly more: () => void
  readonly retry: () => void
}

/** A long list, page after page. The key names the list and all that was asked of it. */
export function usePages<Row>(
  key: readonly unknown[],
  fetchPage: (after: string | undefined) => Promise<Page<Row>>,
): Pages<Row> {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: key,
      queryFn: ({ pageParam }) => fetchPage(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    })
  return {
    rows: data?.pages.flatMap(({ rows }) => rows),
    hasFailed: isError && !data,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}

import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../components/skeleton.tsx'
import { AdminLoadFailure } from './loaded.tsx'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page; null on the last. */
  readonly next: string | null
}

interface PagedListProps<Filters, Row> {
  readonly label: string
  /** Whose `list` call loads the rows. Invalidating that call reloads them. */
  readonly of: keyof RouterOutputs['admin']
  readonly filters: Filters
  readonly fetchPage: (input: Filters & { readonly after?: string }) => Promise<Page<Row>>
  /** Shown when there are no rows. */
  readonly empty: string
  readonly children: (row: Row) => ReactNode
}

/** A list with its states: loading, failed, empty, and with more pages. */
export function PagedList<Filters extends object, Row extends { readonly id: string }>(
  props: PagedListProps<Filters, Row>,
) {
  const { label, of, filters, fetchPage, empty, children } = props
  const pages = useInfiniteQuery({
    queryKey: [['admin', of, 'list'], filters],
    queryFn: ({ pageParam }) => fetchPage({ ...filters, ...(pageParam && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (!pages.data) {
    return pages.error ? (
      <div className="mt-6 border-y border-rule py-6">
        <AdminLoadFailure error={pages.error} onRetry={() => void pages.refetch()} />
      </div>
    ) : (
      <Skeleton className="mt-6" />
    )
  }
  const rows = pages.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) {
    return <p className="mt-6 mb-0 border-y border-rule py-8 text-ink-soft">{empty}</p>
  }
  return (
    <>
      <ul aria-label={label} className="m-0 mt-6 list-none border-b border-rule p-0">
        {rows.map((row) => (
          <li key={row.id} className="border-t border-rule">
            {children(row)}
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          kind="outline"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          className="mt-6"
        >
          Show more
        </Button>
      )}
    </>
  )
}

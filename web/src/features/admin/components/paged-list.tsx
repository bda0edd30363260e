import { Button } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import { AdminLoadFailure } from './admin-load-failure.tsx'
import type { Pages } from './use-pages.ts'

interface PagedListProps<Row> {
  readonly label: string
  readonly pages: Pages<Row>
  /** Shown when there are no rows. */
  readonly empty: string
  readonly children: (row: Row) => ReactNode
}

/** A list with its states: loading, failed, empty, and with more pages. */
export function PagedList<Row extends { readonly id: string }>(props: PagedListProps<Row>) {
  const { label, pages, empty, children } = props
  const { rows } = pages
  if (pages.error) {
    return (
      <div className="mt-6 border-y border-rule py-6">
        <AdminLoadFailure error={pages.error} onRetry={pages.retry} />
      </div>
    )
  }
  if (!rows) return <ListSkeleton />
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
      {pages.hasMore && (
        <Button kind="outline" busy={pages.isLoadingMore} onClick={pages.more} className="mt-6">
          Show more
        </Button>
      )}
    </>
  )
}

export function ListSkeleton() {
  return (
    <div role="status" className="mt-6 animate-late border-b border-rule">
      <span className="sr-only">Loading</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="border-t border-rule py-4">
          <div className="h-5 max-w-sm rounded-sm bg-rule/60" />
          <div className="mt-2 h-4 max-w-xl rounded-sm bg-rule/40" />
        </div>
      ))}
    </div>
  )
}

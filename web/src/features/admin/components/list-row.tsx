import { formatDateTime } from '@everyshelf/domain/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A time at the end of a row. */
export function RowTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="tabular ml-auto text-sm text-ink-soft">
      {formatDateTime(at)}
    </time>
  )
}

interface ListRowProps {
  readonly to: string
  readonly head: ReactNode
  readonly createdAt: string
  readonly children: ReactNode
}

/** A row of a list. The whole row is a link. */
export function ListRow({ to, head, createdAt, children }: ListRowProps) {
  return (
    <Link to={to} className="block py-4 text-ink no-underline hover:bg-sheet">
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {head}
        <RowTime at={createdAt} />
      </span>
      {children}
    </Link>
  )
}

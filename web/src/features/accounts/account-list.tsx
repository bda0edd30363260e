import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/load-failure.tsx'

interface AccountListProps<Row> {
  readonly query: {
    readonly data: readonly Row[] | undefined
    readonly isPending: boolean
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
  }
  readonly label: string
  /** Shown when there are no rows. */
  readonly empty: string
  readonly children: (row: Row) => ReactNode
}

/** A list of the account with its states: loading, failed, and empty. */
export function AccountList<Row>({ query, label, empty, children }: AccountListProps<Row>) {
  const { data, isPending, error, refetch } = query
  return (
    <>
      {isPending && <div className="h-16 animate-late bg-wash" />}
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 && <p className="m-0 text-ink-soft">{empty}</p>}
      {data && data.length > 0 && (
        <ul aria-label={label} className="m-0 list-none border-b border-rule p-0">
          {data.map((row) => children(row))}
        </ul>
      )}
    </>
  )
}

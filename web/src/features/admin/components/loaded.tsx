import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import type { ReactNode } from 'react'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useIsOnline } from '../../../lib/connection/use-is-online.ts'

/** Every view is written to the audit log, so the page never refetches automatically. */
export const auditedView = { refetchOnWindowFocus: false, refetchOnReconnect: false }

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
  }
  /** What to say when the server finds nothing. */
  readonly missing?: string
  readonly skeleton?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What an admin page shows of its data, also while it loads and after a failure. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, missing, skeleton = <Skeleton className="mt-6" />, children } = props
  const { data, error, refetch } = query
  if (data) return children(data)
  if (!error) return skeleton
  if (missing && readApiError(error).code === 'not-found') {
    return <p className="m-0 border-y border-rule py-8 text-ink-soft">{missing}</p>
  }
  return <AdminLoadFailure error={error} onRetry={() => void refetch()} />
}

interface AdminLoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown in place of an admin page's data. It names the error, since the data is not the admin's own. */
export function AdminLoadFailure({ error, onRetry }: AdminLoadFailureProps) {
  const message = useIsOnline() ? errorMessages[readApiError(error).code] : null
  return <FailureWithRetry message={message} onRetry={onRetry} />
}

import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { useIsOnline } from '../../../lib/connection/use-is-online.ts'

interface AdminLoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown in place of an admin page's data. It names the error, since the data is not the admin's own. */
export function AdminLoadFailure({ error, onRetry }: AdminLoadFailureProps) {
  const message = useIsOnline() ? errorMessages[readApiError(error).code] : null
  return <FailureWithRetry message={message} onRetry={onRetry} />
}

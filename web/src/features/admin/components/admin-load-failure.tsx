import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'

interface AdminLoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown in place of an admin page's data. It names the error, since the data is not the admin's own. */
export function AdminLoadFailure({ error, onRetry }: AdminLoadFailureProps) {
  return <FailureWithRetry message={errorMessages[readApiError(error).code]} onRetry={onRetry} />
}

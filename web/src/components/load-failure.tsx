import { readApiError } from '@everyshelf/client'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { useIsOnline } from '../lib/connection/use-is-online.ts'
import { FailureWithRetry } from './failure-with-retry.tsx'

interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly className?: string
}

/** Shown in place of the user's data that could not be loaded. */
export function LoadFailure({ error, onRetry, className }: LoadFailureProps) {
  const message = useIsOnline() ? errorMessages[explainLoadFailure(error)] : null
  const failure = <FailureWithRetry message={message} onRetry={() => void onRetry()} />
  return className ? <div className={className}>{failure}</div> : failure
}

/** Names the reason if the server gave one, for example a rate limit. */
export function explainLoadFailure(error: unknown): ErrorCode {
  const { code } = readApiError(error)
  return UNEXPLAINED.has(code) ? 'user-data-failed' : code
}

const UNEXPLAINED: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'unavailable',
  'unexpected',
  'unauthorized',
])

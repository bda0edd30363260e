import type { Message } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { useOnReconnect } from '../lib/connection/use-on-reconnect.ts'

interface FailureWithRetryProps {
  /** Null while the notice about the lost connection says why. */
  readonly message: Message | null
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** Why something failed, with a Try again button. It tries again itself when the connection is back. */
export function FailureWithRetry({ message, isBusy = false, onRetry }: FailureWithRetryProps) {
  useOnReconnect(onRetry)
  return (
    <>
      {!message && <p className="m-0 mb-3">This part loads when you’re back online.</p>}
      {message && (
        <div role="alert" className="mb-3">
          <p className="m-0 font-semibold">{message.title}</p>
          <p className="m-0 mt-1 text-ink-soft">{message.text}</p>
        </div>
      )}
      <Button kind="outline" size="small" className="min-h-11" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </>
  )
}
